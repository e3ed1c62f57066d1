import fs from 'node:fs';
import path from 'node:path';
import { getFrozenDir } from '../../../content/versions/frozenPackages';
import { installFrozen, listFrozen } from '../../../tools/install/installFrozen';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();
const LOCKFILE = 'versioned_packages/version-7/package-lock.json';
const makeProject = () =>
  makeDir({
    'versioned_packages/version-7/package.json': '{ "private": true }\n',
    [LOCKFILE]: '{ "lockfileVersion": 3 }\n',
  });

/** Records the lockfiles with which npm would run. */
function recordRuns(isSuccessful = true) {
  const runs: string[] = [];
  const run = (folder: string) => {
    runs.push(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
    fs.mkdirSync(path.join(folder, 'node_modules'));
    return isSuccessful;
  };
  return { runs, run };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('a version is installed once, and again when its lockfile differs', () => {
  const project = makeProject();
  const { runs, run } = recordRuns();
  const folder = installFrozen(project, 7, run);
  expect(folder).toBe(getFrozenDir(project, 7));
  expect(fs.existsSync(path.join(folder, 'node_modules'))).toBe(true);
  installFrozen(project, 7, run);
  expect(runs).toHaveLength(1);
  fs.writeFileSync(path.join(project, LOCKFILE), '{ "lockfileVersion": 4 }\n');
  installFrozen(project, 7, run);
  expect(runs.at(-1)).toContain('4');
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['7']);
});

test('a failed installation does not count', () => {
  const project = makeProject();
  expect(() => installFrozen(project, 7, recordRuns(false).run)).toThrow(
    'The packages of version 7 could not be installed; what npm says is above.',
  );
  expect(fs.readdirSync(path.dirname(getFrozenDir(project, 7)))).toEqual([]);
});

test('only frozen versions are installed', () => {
  const project = makeProject();
  expect(listFrozen(project)).toEqual(['7']);
  expect(listFrozen(makeDir({}))).toEqual([]);
  expect(() => installFrozen(project, 5)).toThrow(
    'There is no versioned_packages/version-5, which has the packages of version 5.',
  );
});
