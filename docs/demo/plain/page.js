// Asks the frame for its points: a handshake, then a port that only these two have. The frame speaks to no page but the one that
// `origin` in its address names.
const frame = document.getElementById("low");
const points = document.getElementById("points");
const game = new URL(frame.src).origin;

function hear({ data: { type, name, payload } }) {
  if (type === "evt" && name === "answer") points.textContent = payload.score;
}

addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== game || data?.type !== "hello") return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = hear;
  source.postMessage({ omaha: 1, id: "low", type: "connect", payload: { v: 1 } }, origin, [port2]);
});
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => {
    for (const each of document.querySelectorAll("[role=tab]")) {
      const isChosen = each === tab;
      each.setAttribute("aria-selected", String(isChosen));
      document.getElementById(each.getAttribute("aria-controls")).hidden = !isChosen;
    }
  });
}
