import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';

/** The parts of package.json that the tools read and change. */
export interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/**
 * Packages that readers install; the license package is a dependency of the commercial
 * ones.
 */
const DOCUMENTED = /^@mui\/x-(?!license$)/;
/** They are frozen with the documented packages, whose peers they are or extend. */
const FAMILY = /^@(mui|emotion)\//;
/** It renders all versions. */
const SHARED = new Set(['react', 'react-dom']);

/**
 * Selects the packages that are frozen with a version: the documented ones, Material UI,
 * and what they need as peers, such as the date libraries. Demos of an older version use
 * everything else, such as React, in the version of the project.
 * @param file package.json of the project
 * @param modules its `node_modules`
 * @returns the content of the package.json of the version
 * @throws Error if a documented package is of another major or is not installed
 */
export function freezePackages(
  { dependencies, overrides }: PackageFile,
  modules: string,
  major: number,
): Omit<PackageFile, 'devDependencies'> {
  const documented = Object.entries(dependencies).filter(([name]) =>
    DOCUMENTED.test(name),
  );
  const wrong = documented.find(([, version]) => !version.startsWith(`${major}.`));
  if (wrong)
    throw new Error(
      `package.json asks for ${wrong.join(' ')}, which is not of version ${major}. A version is cut before the packages of the next one are installed: go back to those of ${major}, or cut at an earlier commit.`,
    );
  const peers = new Set(documented.flatMap(([name]) => readPeers(modules, name)));
  const frozen = Object.entries(dependencies).filter(
    ([name]) => FAMILY.test(name) || (peers.has(name) && !SHARED.has(name)),
  );
  return { dependencies: Object.fromEntries(frozen), ...(overrides && { overrides }) };
}

function readPeers(modules: string, name: string): string[] {
  const file = path.join(modules, name, 'package.json');
  if (!fs.existsSync(file))
    throw new Error(
      `${name} is not installed. Install the packages: npm ci --ignore-scripts`,
    );
  const { peerDependencies = {} } = JSON.parse(readText(file)) as {
    peerDependencies?: Record<string, string>;
  };
  return Object.keys(peerDependencies);
}
