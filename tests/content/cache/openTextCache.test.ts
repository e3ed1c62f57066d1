import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTextCache } from '../../../content/cache/openTextCache';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'text-cache-'));
const file = path.join(folder, 'deep', 'texts.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Simulates a build that requests these texts, and records what it had to create. */
function build(inputs: readonly string[], maker = 'one'): string[] {
  const made: string[] = [];
  const cache = openTextCache(file, maker);
  const texts = inputs.map((input) =>
    cache.get(input, () => {
      made.push(input);
      return `${maker} ${input}`;
    }),
  );
  expect(texts).toEqual(inputs.map((input) => `${maker} ${input}`));
  cache.save();
  return made;
}

beforeEach(() => fs.rmSync(file, { force: true }));

test('the next build reuses what a build has created', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(build(['a', 'b', 'c'])).toEqual(['c']);
});

test('texts that a build has not requested are removed', () => {
  build(['a', 'b']);
  build(['a']);
  expect(build(['a', 'b'])).toEqual(['b']);
});

test('texts of another version are not used', () => {
  build(['a']);
  expect(build(['a'], 'two')).toEqual(['a']);
});

test.each([
  ['empty', () => ''],
  ['cut off', (text: string) => text.slice(0, -5)],
  ['changed in one place', (text: string) => text.replace('one a', 'one b')],
  ['no text of ours', () => 'null\nnull'],
])('a file that is %s is discarded', (_, damage) => {
  build(['a']);
  const text = fs.readFileSync(file, 'utf8');
  expect(damage(text)).not.toBe(text);
  fs.writeFileSync(file, damage(text));
  expect(build(['a'])).toEqual(['a']);
  expect(build(['a'])).toEqual([]);
});
