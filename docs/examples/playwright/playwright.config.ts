import { defineConfig } from "@playwright/test";

// Node's, as far as it is used here: `npm install --save-dev @types/node` knows all of it.
declare const process: { env: Record<string, string | undefined> };

export default defineConfig({
  testDir: ".",
  // Each worker starts a browser, and each page a Python of its own.
  workers: 2,
  use: {
    // The folder of the game, with the slash at its end.
    baseURL: process.env.OMAHA8_URL ?? "http://127.0.0.1:8008/",
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM },
  },
});
