// Draws the players: ten people, four moods each. usage: node tools/faces.mjs OUTPUT_FOLDER
// Style: Open Peeps by Pablo Stanley, CC0 1.0; drawn with DiceBear (MIT).
import { mkdirSync, writeFileSync } from "node:fs";
import { openPeeps } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";

const MOODS = ["calm", "thinking", "folded", "winning"];

// Expressions are in the order of MOODS: four that differ at the size of a seat.
const PEOPLE = {
  you: {
    face: ["calm", "serious", "eyesClosed", "cheeky"],
    look: { head: "medium1", skinColor: "edb98a", headContrastColor: "4a312c", clothingColor: "8a98a6" },
  },
  ana: {
    face: ["smile", "suspicious", "solemn", "smileTeethGap"],
    look: { head: "bun", skinColor: "d08b5b", headContrastColor: "2c1b18", clothingColor: "7d8f83" },
  },
  bo: {
    face: ["calm", "serious", "eyesClosed", "cheeky"],
    look: {
      head: "hatBeanie",
      skinColor: "ffdbb4",
      headContrastColor: "6b7f95",
      clothingColor: "a58f82",
      facialHair: "full2",
    },
  },
  cy: {
    face: ["calm", "suspicious", "tired", "cute"],
    look: {
      head: "afro",
      skinColor: "ae5d29",
      headContrastColor: "2c1b18",
      clothingColor: "9a90ac",
      accessories: "glasses2",
    },
  },
  dea: {
    face: ["smile", "contempt", "solemn", "cheeky"],
    look: {
      head: "grayMedium",
      skinColor: "ffdbb4",
      headContrastColor: "e8e1e1",
      clothingColor: "78909a",
      accessories: "glasses",
    },
  },
  eli: {
    face: ["calm", "serious", "eyesClosed", "cheeky"],
    look: { head: "pomp", skinColor: "edb98a", headContrastColor: "a55728", clothingColor: "8c8577" },
  },
  fay: {
    face: ["smile", "suspicious", "solemn", "cute"],
    look: { head: "hijab", skinColor: "ae5d29", headContrastColor: "7c8aa0", clothingColor: "6f7c8c" },
  },
  gus: {
    face: ["calm", "serious", "tired", "cheeky"],
    look: {
      head: "noHair2",
      skinColor: "ffdbb4",
      headContrastColor: "e8e1e1",
      clothingColor: "8a9a8c",
      facialHair: "full4",
    },
  },
  hal: {
    face: ["cute", "serious", "eyesClosed", "smileTeethGap"],
    look: { head: "flatTop", skinColor: "ae5d29", headContrastColor: "2c1b18", clothingColor: "a3979a" },
  },
  ida: {
    face: ["smile", "contempt", "solemn", "cheeky"],
    look: { head: "longBangs", skinColor: "edb98a", headContrastColor: "724133", clothingColor: "8f9db0" },
  },
};

/** DiceBear picks from lists; a list of one leaves no choice. */
function options(name, look, face) {
  const fixed = Object.fromEntries(Object.entries(look).map(([part, value]) => [part, [value]]));
  return {
    seed: name,
    scale: 96,
    translateY: 4,
    maskProbability: 0,
    accessoriesProbability: look.accessories ? 100 : 0,
    facialHairProbability: look.facialHair ? 100 : 0,
    ...fixed,
    face: [face],
  };
}

const out = process.argv[2];
mkdirSync(out, { recursive: true });
for (const [name, { face, look }] of Object.entries(PEOPLE)) {
  MOODS.forEach((mood, i) => {
    writeFileSync(
      `${out}/${name}-${mood}.svg`,
      createAvatar(openPeeps, options(name, look, face[i])).toString(),
    );
  });
}
