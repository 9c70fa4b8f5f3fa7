// The court figures of the classic deck: a file of its own, loaded when that deck is chosen. tools/courts.mjs makes them.
import figures from "omaha8:courts";

/**
 * By card, half a figure in layers: the name of a paint, an outline in a space of 1300 x 2000, the width of its line or 0
 * for a fill. Turned upside down in the same place it is the other half.
 * @type {Record<string, [paint: string, outline: string, line: number][]>}
 */
export const COURTS = figures;
