import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  choosePart,
  chooseVariants,
  FULL_RUN_VARIABLE,
  getAttackCases,
  getPropertyCases,
  isInSample,
  partOf,
} from '../../support/tiers/tier';

const TESTS = path.join(__dirname, '../..');
const ids = Array.from({ length: 200 }, (_, index) => `demo-${index}`);
const given = process.env[FULL_RUN_VARIABLE];

beforeEach(() => {
  delete process.env[FULL_RUN_VARIABLE];
});
afterAll(() => {
  if (given !== undefined) process.env[FULL_RUN_VARIABLE] = given;
});

test('every part has its turn, and everything is in one of them', () => {
  const commits = ids.map((id) => crypto.createHash('sha1').update(id).digest('hex'));
  const parts = new Set(commits.map(choosePart));
  expect(parts.size).toBe(10);
  ids.forEach((id) => expect(parts).toContain(partOf(id)));
  expect(choosePart('')).toBe(0);
});

test('a sample is a tenth, and a full run has everything', () => {
  const sample = ids.filter(isInSample);
  expect(sample.length).toBeGreaterThan(0);
  expect(sample.length).toBeLessThan(ids.length / 4);
  process.env[FULL_RUN_VARIABLE] = '1';
  expect(ids.filter(isInSample)).toEqual(ids);
});

test('variants take turns, so that ten parts try all of them', () => {
  const sizes = [1, 2, 3, 5, 9];
  for (const size of sizes) {
    const all = ids.slice(0, size);
    const chosen = Array.from({ length: 10 }, (_, part) => chooseVariants(all, 2, part));
    for (const some of chosen) expect(some).toHaveLength(Math.min(2, size));
    expect(new Set(chosen.flat()).size).toBe(size);
  }
  process.env[FULL_RUN_VARIABLE] = '1';
  expect(chooseVariants(ids, 2)).toEqual(ids);
});

test('a full run tries more cases', () => {
  expect(getPropertyCases()).toBe(500);
  expect(getAttackCases()).toBe(500);
  process.env[FULL_RUN_VARIABLE] = '1';
  expect(getPropertyCases()).toBe(20_000);
  expect(getAttackCases()).toBe(100_000);
});

test('all property tests take their cases from there', () => {
  const own = ['properties.ts', 'attacks.ts'].map((name) =>
    path.join(TESTS, 'support/tiers', name),
  );
  const strays = fs
    .readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(TESTS, name))
    .filter((file) => /\.tsx?$/.test(file) && !own.includes(file) && file !== __filename)
    .filter((file) =>
      /from 'fast-check'|\bnumRuns\b/.test(fs.readFileSync(file, 'utf8')),
    );
  expect(strays).toEqual([]);
});
