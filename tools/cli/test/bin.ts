import path from 'node:path';

/** The program of an installed package, from the folder of the site. */
export const bin = (name: string): string => path.join('node_modules', '.bin', name);
