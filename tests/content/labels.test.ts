import fs from 'node:fs';
import path from 'node:path';
import en from '../../i18n/en/code.json';
import zh from '../../i18n/zh/code.json';

const SRC = path.resolve(__dirname, '../../src');

/** Every id that the code hands to `translate` or `<Translate>`. */
function listIds(): string[] {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name));
  const found = files.flatMap((name) => {
    const text = fs.readFileSync(path.join(SRC, name), 'utf8');
    if (!text.includes('@docusaurus/Translate')) return [];
    return [...text.matchAll(/\bid(?:: |=)['"]([a-z]+\.[\w.-]+)['"]/gi)].map(
      ([, id = '']) => id,
    );
  });
  return [...new Set(found)].sort();
}

const ids = listIds();
const chinese: Record<string, { message: string }> = zh;
const english: Record<string, { message: string }> = en;

/** Names that are the same in both languages. */
const SAME = new Set<string>([]);

test('the code has labels', () => {
  expect(ids.length).toBeGreaterThan(50);
});

test.each(ids)('the label %s is there in both languages', (id) => {
  expect(english[id]?.message).toBeTruthy();
  expect(chinese[id]?.message).toBeTruthy();
  if (!SAME.has(id)) expect(chinese[id]?.message).not.toBe(english[id]?.message);
});

test.each(ids)('the label %s has the same placeholders in both languages', (id) => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  expect(placeholders(chinese[id]?.message)).toEqual(placeholders(english[id]?.message));
});
