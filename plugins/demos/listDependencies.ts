import fs from 'node:fs';
import path from 'node:path';
import { packageOf, type DemoImport } from './readImports';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Every sandbox needs these, whether a demo names them or not. */
const ALWAYS = ['react', 'react-dom'];

function readManifest(name: string, siteDir: string): Manifest | undefined {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest)
    : undefined;
}

const requiredPeers = ({
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Manifest): string[] =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);

/**
 * The npm packages a demo needs, with the installed versions: those it imports and, through
 * them, every required peer. Styled engines are optional peers of the X packages by name but
 * needed by `@mui/material`, so they come in with it.
 * @param imports imports of the demo and its helper files
 * @throws Error naming file and line of an import that is not installed or not published
 */
export function listDependencies(
  imports: (DemoImport & { file: string })[],
  siteDir: string,
): Record<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, where: string): void => {
    if (found.has(name)) return;
    const manifest = readManifest(name, siteDir);
    if (!manifest) {
      throw new Error(
        `${where}: "${name}" is not an installed package; demos import published packages that package.json names.`,
      );
    }
    found.set(name, manifest.version);
    requiredPeers(manifest).forEach((peer) => visit(peer, where));
    if (name === '@mui/material')
      ['@emotion/react', '@emotion/styled'].forEach((peer) => visit(peer, where));
  };
  for (const { specifier, line, file } of imports) {
    const where = `${file}:${line}`;
    if (/^(@site|@theme|@docusaurus|@generated|node:)/.test(specifier)) {
      throw new Error(
        `${where}: "${specifier}" is not published; a demo must run outside this site.`,
      );
    }
    visit(packageOf(specifier), where);
  }
  ALWAYS.forEach((name) => visit(name, 'demo'));
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
