/** Ids of demos in an older version start with the version. */
const VERSION = /^v\d+\//;

/** Removes the version from the id of a demo: `v7/charts/bars/BasicBars`. */
export const withoutVersion = (id: string): string => id.replace(VERSION, '');
