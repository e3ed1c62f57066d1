/** Variable that enables source maps; set by `npm run bench:pages -- --modules`. */
export const SOURCE_MAPS_VARIABLE = 'SOURCE_MAPS';

/** Whether this build writes source maps. The scripts do not reference them. */
export const hasSourceMaps = (): boolean => Boolean(process.env[SOURCE_MAPS_VARIABLE]);
