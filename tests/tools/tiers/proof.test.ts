import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROOF_FILE, readProofs, writeProof } from '../../support/tiers/proof';
import { isUnproved, listFailedTests, readUnproved } from '../../support/tiers/unproved';

const PART = 'unit';
const DEMO = 'docs/charts/bars/BasicBars.tsx';
const INPUTS = ['docs/charts/bars', 'tests/support/readApi.ts'];
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      'node_modules/@mui/x-charts': { version },
      'node_modules/prettier': { version: '3.0.0' },
    },
  });

let siteDir: string;
const write = (name: string, text: string) => {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const git = (...args: string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...author, ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proof-'));
  write(DEMO, 'export default null;');
  write('docs/charts/lines/lines.mdx', '# Lines');
  write('package-lock.json', lockOf('8.29.3'));
  write(PROOF_FILE, '[]');
  git('init', '--quiet');
  commit();
  expect(writeProof({ parts: [PART] }, siteDir)).toBe(true);
  commit();
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const isDue = (inputs = INPUTS, part = PART) =>
  isUnproved(inputs, readUnproved(part, siteDir));

test('what has not changed since the last full run is proved', () => {
  expect(isDue()).toBe(false);
  write('docs/charts/lines/lines.mdx', '# Other lines');
  commit();
  expect(isDue()).toBe(false);
});

test.each([
  ['is edited', () => write(DEMO, 'export default 1;')],
  ['is removed', () => fs.rmSync(path.join(siteDir, DEMO))],
  ['is new', () => write('docs/charts/bars/Other.tsx', '')],
  ['is of a folder that had none', () => write(INPUTS[1]!, '')],
])('a file that %s is noticed, before and after it is committed', (_, change) => {
  change();
  expect(isDue()).toBe(true);
  commit();
  expect(isDue()).toBe(true);
  writeProof({ parts: [PART] }, siteDir);
  expect(isDue()).toBe(false);
});

const MODULE = 'src/lib/double.ts';
const sees = (kind?: 'behavior') =>
  isUnproved(['src', 'docs'], readUnproved(PART, siteDir), kind);

test.each([
  ['a comment', '// Twice.\nexport const double = (value: number) => value * 2;'],
  ['a type', 'export const double = (value: number): number => value * 2;'],
  ['the name of a variable', 'export const double = (count: number) => count * 2;'],
  ['its form', 'export const double =\n  (value: number) => value*2'],
])('another state of a module that differs in %s runs as before', (_, text) => {
  write(MODULE, 'export const double = (value: number) => value * 2;');
  commit();
  writeProof({ parts: [PART] }, siteDir);
  write(MODULE, text);
  expect(sees()).toBe(true);
  expect(sees('behavior')).toBe(false);
});

test.each([
  ['a value', MODULE, 'export const double = (value: number) => value * 3;'],
  ['the name of an export', MODULE, 'export const twice = (value: number) => value * 2;'],
  ['a text', MODULE, 'export const double = (value: number) => `${value * 2}`;'],
  ['what cannot be read', MODULE, 'export const double = (value: number) => {'],
  ['a comment of a demo', DEMO, '// Shown.\nexport default null;'],
  ['a style', 'src/css/prose.css', '/* Quiet. */ a { color: red; }'],
  ['a new module', 'src/lib/halve.ts', '// None yet.'],
])('one that differs in %s does not', (_, file, text) => {
  write(MODULE, 'export const double = (value: number) => value * 2;');
  write('src/css/prose.css', 'a { color: red; }');
  commit();
  writeProof({ parts: [PART] }, siteDir);
  write(file, text);
  expect(sees('behavior')).toBe(true);
  commit();
  expect(sees('behavior')).toBe(true);
  fs.rmSync(path.join(siteDir, file));
  expect(sees('behavior')).toBe(file !== 'src/lib/halve.ts');
});

test('another version of a documented package makes everything due, one of a tool nothing', () => {
  write('package-lock.json', lockOf('8.29.3').replace('3.0.0', '3.0.1'));
  expect(isDue()).toBe(false);
  write('package-lock.json', lockOf('8.29.4'));
  expect(isDue([])).toBe(true);
});

test('a proof is for the parts that it names', () => {
  expect(isDue([], 'lint')).toBe(true);
  writeProof({ parts: ['lint'] }, siteDir);
  expect(isDue([], 'lint')).toBe(false);
  expect(isDue()).toBe(false);
});

test('a part is proved on one commit, the last; the others stay on theirs', () => {
  writeProof({ parts: ['lint'] }, siteDir);
  write(DEMO, 'export default 1;');
  commit();
  writeProof({ parts: ['lint'] }, siteDir);
  expect(isDue(INPUTS, 'lint')).toBe(false);
  expect(isDue()).toBe(true);
  expect(readProofs(siteDir).map(({ parts }) => parts)).toEqual([['lint'], [PART]]);
  writeProof({ parts: [PART] }, siteDir);
  expect(readProofs(siteDir).map(({ parts }) => parts)).toEqual([['lint', PART]]);
});

test('files that did not pass are named until the step is proved anew', () => {
  const failed = ['tests/lib/a.test.ts'];
  writeProof({ parts: [PART], failed }, siteDir);
  expect(listFailedTests(siteDir)).toEqual(failed);
  writeProof({ parts: ['lint'] }, siteDir);
  expect(listFailedTests(siteDir)).toEqual(failed);
  commit();
  writeProof({ parts: ['lint'] }, siteDir);
  expect(listFailedTests(siteDir)).toEqual(failed);
  writeProof({ parts: [PART] }, siteDir);
  expect(listFailedTests(siteDir)).toEqual([]);
  expect(fs.readFileSync(path.join(siteDir, PROOF_FILE), 'utf8')).not.toContain('failed');
});

const proofOf = (id: string) => `[{ "commit": "${id}", "parts": ["${PART}"] }]`;

test.each([
  ['names a commit that is not there', proofOf('0123456789'.repeat(4))],
  ['names an option of git', proofOf('--no-index')],
  ['names none', '[]'],
  ['has another form', `{ "commit": "${'0'.repeat(40)}" }`],
  ['is not JSON', ''],
])('everything is due where the proof %s', (_, text) => {
  write(PROOF_FILE, text);
  expect(isDue([])).toBe(true);
});

test('a run on files that are in no commit proves nothing', () => {
  write(DEMO, 'export default 1;');
  const before = fs.readFileSync(path.join(siteDir, PROOF_FILE), 'utf8');
  expect(writeProof({ parts: [PART] }, siteDir)).toBe(false);
  expect(fs.readFileSync(path.join(siteDir, PROOF_FILE), 'utf8')).toBe(before);
});

test('the proofs of the project name commits, days and parts', () => {
  for (const { commit: id, date, parts } of readProofs()) {
    expect(id).toMatch(/^[0-9a-f]{40}$/);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(parts.length).toBeGreaterThan(0);
  }
});
