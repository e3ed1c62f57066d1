/**
 * The check has to find every import of a path that the next major lacks. The paths are
 * stored, because only some machines have the packages of the previous major;
 * UPDATE_FIXTURES=1 renews the list.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { resolveFrozen } from '../../../content/versions/frozenPackages';
import { OWN_VERSION } from '../../../src/config/versions';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';

const ROOT = path.resolve(__dirname, '../../..');
const FILES = listChangesFiles(ROOT).filter(({ to }) => to === OWN_VERSION.major);
const DIFFS = FILES.map((file) => readChanges(ROOT, file));
const GONE = path.join(__dirname, 'fixtures/goneModules.json');
const PACKAGES = [
  ...new Set(
    DIFFS.flatMap(({ from }) => from.map((each) => each.replace(/@[^@]*$/, ''))),
  ),
];

/** Without an `exports` map, every folder with an index can be imported. */
const listFolders = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'index.js')));

const readExports = (folder: string): string[] => {
  const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { exports: object }).exports);
};

function listGone(): string[] {
  return PACKAGES.flatMap((name) => {
    const current = readExports(path.join(ROOT, 'node_modules', name));
    return listFolders(resolveFrozen(FILES[0]!.from, name))
      .filter((folder) => !current.includes(`./${folder}`))
      .map((folder) => `${name}/${folder}`);
  });
}

if (process.env.UPDATE_FIXTURES === '1')
  fs.writeFileSync(GONE, `${JSON.stringify(listGone(), null, 2)}\n`);

const gone = JSON.parse(fs.readFileSync(GONE, 'utf8')) as string[];
const lookup = createLookup(DIFFS);

test.each([
  ['import', (source: string) => `import '${source}';`],
  ['export', (source: string) => `export * from '${source}';`],
  ['require', (source: string) => `const all = require('${source}');`],
  ['dynamic import', (source: string) => `lazy(() => import('${source}'));`],
])('it finds each path that is gone: %s', (_, write) => {
  expect(gone.length).toBeGreaterThan(10);
  const missed = gone.filter((source) => {
    const { findings } = checkFile({ file: 'a.ts', text: write(source) }, lookup);
    return !findings.some(
      ({ level, change }) => level === 'breaks' && change.name === source,
    );
  });
  expect(missed).toEqual([]);
});

test('what replaces a path exists', () => {
  const targets = gone.flatMap((source) =>
    lookup.findExport(source).flatMap(({ change: { to } }) => to ?? []),
  );
  const missing = targets.filter((target) => {
    const name = target.split('/').slice(0, 2).join('/');
    const current = readExports(path.join(ROOT, 'node_modules', name));
    return !current.includes(`.${target.slice(name.length)}`);
  });
  expect(missing).toEqual([]);
});
