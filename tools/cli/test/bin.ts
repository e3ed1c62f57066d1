import path from 'node:path';
import { COLLECT_RARELY } from '../collectRarely';

/** The program of an installed package, from the folder of the site. */
export const bin = (name: string): string => path.join('node_modules', '.bin', name);

/** Arguments for Node that run Jest; its workers get those before the script as well. */
export const JEST: readonly string[] = [
  ...COLLECT_RARELY,
  path.join('node_modules', 'jest', 'bin', 'jest.js'),
];
