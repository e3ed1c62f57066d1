/** Demos of an older version have it before their name. */
const VERSION = /^v\d+\//;

/** The id of a demo without the version that stands before it: `v7/charts/bars/BasicBars`. */
export const withoutVersion = (id: string): string => id.replace(VERSION, '');
