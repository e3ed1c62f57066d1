import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { ErrorCode } from '../../src/types/errorCode';
import { extractErrorCodes, FORMATTER } from './extractErrorCodes';

const SCOPE = '@mui';
/** The package with the function; every package that uses it depends on it. */
const FORMATTER_PACKAGE = '@mui/utils';
const SCRIPT = /\.[cm]?js$/;

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/**
 * Collects the error codes of all installed packages of the vendor, sorted by code. A
 * message that several packages throw is listed once with all of them.
 * @param modulesDir node_modules
 * @throws Error if a file has a message in an unknown format
 */
export function collectErrorCodes(modulesDir: string): ErrorCode[] {
  const codes = new Map<string, ErrorCode>();
  for (const { folder, name, version } of listPackages(path.join(modulesDir, SCOPE))) {
    for (const file of listScripts(folder)) {
      const text = readText(file);
      if (!FORMATTER.test(text)) continue;
      for (const found of extractErrorCodes(text, path.relative(modulesDir, file))) {
        const key = JSON.stringify([found.code, found.message]);
        const known = codes.get(key) ?? { ...found, packages: [] };
        codes.set(key, known);
        if (known.packages.every((each) => each.name !== name)) {
          known.packages.push({ name, version });
        }
      }
    }
  }
  return [...codes.values()].sort((a, b) => a.code - b.code);
}

function listPackages(scopeDir: string) {
  return fs
    .readdirSync(scopeDir)
    .map((entry) => path.join(scopeDir, entry))
    .filter((folder) => fs.existsSync(path.join(folder, 'package.json')))
    .map((folder) => {
      const text = readText(path.join(folder, 'package.json'));
      return { folder, ...(JSON.parse(text) as Manifest) };
    })
    .filter(
      ({ name, dependencies = {} }) =>
        name === FORMATTER_PACKAGE || FORMATTER_PACKAGE in dependencies,
    );
}

const listScripts = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SCRIPT.test(file))
    .map((file) => path.join(folder, file));
