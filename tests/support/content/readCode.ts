import fs from 'node:fs';
import path from 'node:path';
import { packageDir } from './readPackage';

/** The text of one file of an installed package of `@mui`, without comments. */
export const readCode = (name: string, file: string): string =>
  fs
    .readFileSync(path.join(packageDir(name), file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
