import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openKeptTexts } from '../../../content/cache/openTextCache';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-texts-'));
const file = path.join(folder, 'deep', 'texts.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A build that asks for these, and what it had to make. */
function build(inputs: readonly string[], maker = 'one'): string[] {
  const made: string[] = [];
  const kept = openKeptTexts(file, maker);
  const texts = inputs.map((input) =>
    kept.get(input, () => {
      made.push(input);
      return `${maker} ${input}`;
    }),
  );
  expect(texts).toEqual(inputs.map((input) => `${maker} ${input}`));
  kept.save();
  return made;
}

beforeEach(() => fs.rmSync(file, { force: true }));

test('what a build has made, the next one need not make', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(build(['a', 'b', 'c'])).toEqual(['c']);
});

test('what a build has not asked for is kept no longer', () => {
  build(['a', 'b']);
  build(['a']);
  expect(build(['a', 'b'])).toEqual(['b']);
});

test('what another maker has made does not count', () => {
  build(['a']);
  expect(build(['a'], 'two')).toEqual(['a']);
});

test.each([
  ['empty', () => ''],
  ['cut off', (text: string) => text.slice(0, -5)],
  ['changed in one place', (text: string) => text.replace('one a', 'one b')],
  ['no text of ours', () => 'null\nnull'],
])('a file that is %s is thrown away', (_, damage) => {
  build(['a']);
  const text = fs.readFileSync(file, 'utf8');
  expect(damage(text)).not.toBe(text);
  fs.writeFileSync(file, damage(text));
  expect(build(['a'])).toEqual(['a']);
  expect(build(['a'])).toEqual([]);
});
