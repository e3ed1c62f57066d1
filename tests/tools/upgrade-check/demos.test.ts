/**
 * Measures the check with the demos of the previous version: the compiler says which of
 * them fail with the installed packages. Compiling them takes minutes, so the result is stored;
 * UPDATE_FIXTURES=1 renews it.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { OWN_VERSION } from '../../../src/config/versions';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';
import type { Finding } from '../../../src/features/upgrade-check/engine/model';
import { readSources } from '../../../tools/upgrade-check/readSources';

const ROOT = path.resolve(__dirname, '../../..');
const FILES = listChangesFiles(ROOT).filter(({ to }) => to === OWN_VERSION.major);
const DEMOS = path.join(ROOT, `versioned_docs/version-${FILES[0]?.from}`);
const BROKEN = path.join(__dirname, 'fixtures/brokenDemos.json');
/**
 * Each adapter adds its dates to the types of all pickers, so these are compiled
 * elsewhere.
 */
const OTHER_ADAPTERS =
  /^date-pickers\/(adapters-locale|calendar-systems)\/|LuxonWebinar|MomentShipClock/;

const lookup = createLookup(
  listChangesFiles(ROOT).map((file) => readChanges(ROOT, file)),
);
const demos = [...readSources(DEMOS)].flatMap((source) =>
  'text' in source && /\.tsx?$/.test(source.file) && !OTHER_ADAPTERS.test(source.file)
    ? [source]
    : [],
);

function listBroken(): string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    ROOT,
  );
  const files = demos.map(({ file }) => path.join(DEMOS, file));
  const program = ts.createProgram(files, {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noUnusedLocals: false,
    noUnusedParameters: false,
  });
  return demos
    .map(({ file }) => file)
    .filter((file) => {
      const source = program.getSourceFile(path.join(DEMOS, file));
      return program.getSemanticDiagnostics(source).length > 0;
    })
    .sort();
}

if (process.env.UPDATE_FIXTURES === '1')
  fs.writeFileSync(BROKEN, `${JSON.stringify(listBroken(), null, 2)}\n`);

const broken = new Set(JSON.parse(fs.readFileSync(BROKEN, 'utf8')) as string[]);
const reports = demos.map((demo) => checkFile(demo, lookup));
const isCertain = ({ change: { change } }: Finding): boolean =>
  change === 'removed' || change === 'renamed';

test('it reports at least 95% of the demos that do not compile', () => {
  const missed = reports
    .filter(({ file }) => broken.has(file))
    .filter(({ findings }) =>
      findings.every(({ level }) => level === 'deprecated' || level === 'new default'),
    )
    .map(({ file }) => file);
  expect(broken.size).toBeGreaterThan(150);
  expect(missed.length).toBeLessThanOrEqual(broken.size * 0.05);
});

test('at most 5% of the removals and renames that it reports compile', () => {
  const certain = reports.flatMap(({ file, findings }) =>
    findings.filter(isCertain).map(() => file),
  );
  const wrong = certain.filter((file) => !broken.has(file));
  expect(certain.length).toBeGreaterThan(150);
  expect(wrong.length).toBeLessThanOrEqual(certain.length * 0.05);
});

test('it parses every demo', () => {
  expect(reports.filter(({ problem }) => problem)).toEqual([]);
});
