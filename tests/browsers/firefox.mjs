// Firefox for Python's tests: reads one JSON order a line, writes one JSON answer a line.
// usage: node firefox.mjs PROGRAM
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [program] = process.argv.slice(2);
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  // Loopback is all that a test may reach; a page from the disk may use workers and storage as any other.
  extraPrefsFirefox: { "network.proxy.type": 0, "browser.cache.disk.enable": true },
});
const page = await browser.newPage();
const problems = [];
page.on("pageerror", (error) => problems.push(`threw ${error}`));
page.on("console", (line) => line.type() === "error" && problems.push(`logged ${line.text()}`));

const ORDERS = {
  open: async ({ url }) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
  size: async ({ width, height }) => void (await page.setViewport({ width, height })),
  // The body of an async function; what it returns travels as JSON.
  run: ({ body }) => page.evaluate(`(async () => {${body}})()`),
  picture: async ({ file }) => void (await page.screenshot({ path: file })),
  problems: async () => problems.splice(0),
};

const answer = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);
answer({ value: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const { order, ...rest } = JSON.parse(line);
  try {
    answer({ value: (await ORDERS[order](rest)) ?? null });
  } catch (error) {
    answer({ error: String(error) });
  }
}
await browser.close();
