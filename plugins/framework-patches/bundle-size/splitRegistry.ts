import { splitChunkNames, type ChunkNames } from './splitChunkNames';

const ENTRY =
  /^ {2}("[^"]+"): \[(\(\) => import\(.*\)), ".*", (require\.resolveWeak\(.*\))\],(?:\};)?$/;

/**
 * Splits the registry of chunks (`.docusaurus/registry.js`): entries that only lazy
 * routes use are lazy. Its module names are only used on the server and are removed in
 * the browser.
 * @throws Error if a line does not have the format that Docusaurus generates
 */
export function splitRegistry(
  source: string,
  names: ChunkNames,
): { first: string; late: string } {
  const firstNames = JSON.stringify(splitChunkNames(names).first);
  const entries = source
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map(parseEntry);
  const print = (isFirst: boolean) =>
    `export default {\n${entries
      .filter(({ key }) => firstNames.includes(key) === isFirst)
      .map(({ key, load, resolve }) => `${key}: [${load}, 0, ${resolve}],\n`)
      .join('')}};\n`;
  return { first: print(true), late: print(false) };
}

function parseEntry(line: string) {
  const [, key, load, resolve] = ENTRY.exec(line) ?? [];
  if (!key || !load || !resolve) {
    throw new Error(
      `The generated registry.js has a line that plugins/framework-patches/bundle-size/splitRegistry.ts does not know: ${line}. Compare it with the installed @docusaurus/core.`,
    );
  }
  return { key, load, resolve };
}
