import crypto from 'node:crypto';
import { fixHashes, sizeAfterBrotli } from '../../../tools/budgets/measureFiles';

/** A table of scripts, as in the runtime, with random hashes. */
const makeTable = (count: number): Buffer =>
  Buffer.from(
    Array.from(
      { length: count },
      (_, id) => `${id}:"${crypto.randomBytes(4).toString('hex')}"`,
    ).join(),
  );

test('a table of scripts has one size, whatever its hashes are', () => {
  const tables = Array.from({ length: 5 }, () => makeTable(900));
  expect(new Set(tables.map(sizeAfterBrotli)).size).toBeGreaterThan(1);
  expect(new Set(tables.map((table) => sizeAfterBrotli(fixHashes(table)))).size).toBe(1);
});

test('more scripts count, and other text stays', () => {
  const sizeOf = (count: number) => sizeAfterBrotli(fixHashes(makeTable(count)));
  expect(sizeOf(1000) - sizeOf(900)).toBeGreaterThan(400);
  const twice = fixHashes(Buffer.from('["0a1b2c3d","0a1b2c3d"]')).toString();
  expect(new Set(twice.match(/\w{8}/g)).size).toBe(1);
  const text = Buffer.from('const a = "漢字", b = "12345678 ", c = "1234567";');
  expect(fixHashes(text)).toEqual(text);
});
