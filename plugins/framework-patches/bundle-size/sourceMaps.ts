/** Variable that has a build write a map beside each script; `npm run bench:pages -- --modules` sets it. */
export const SOURCE_MAPS_VARIABLE = 'SOURCE_MAPS';

/** Whether this build does so. No address of a map is written into the scripts. */
export const hasSourceMaps = (): boolean => Boolean(process.env[SOURCE_MAPS_VARIABLE]);
