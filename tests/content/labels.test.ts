import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';

const SRC = path.resolve(__dirname, '../../src');

/** Every id that the code passes to `translate` or `<Translate>`. */
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
const read = (language: string): Record<string, { message: string }> =>
  JSON.parse(
    fs.readFileSync(path.resolve(SRC, `../i18n/${language}/code.json`), 'utf8'),
  ) as Record<string, { message: string }>;
const english = read(DEFAULT_LANGUAGE);
const translations = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => [language, read(language)] as const,
);
const complete = translations.filter(([language]) => LANGUAGE_TABLE[language].complete);

/** Names that are the same in several languages. */
const SAME = new Set<string>([]);

test('the code has labels', () => {
  expect(ids.length).toBeGreaterThan(50);
});

test.each(ids)('the label %s exists in every complete language', (id) => {
  expect(english[id]?.message).toBeTruthy();
  for (const [, labels] of complete) {
    expect(labels[id]?.message).toBeTruthy();
    if (!SAME.has(id)) expect(labels[id]?.message).not.toBe(english[id]?.message);
  }
});

test.each(ids)('the label %s has the same placeholders in every language', (id) => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [, labels] of translations.filter(([, each]) => each[id]))
    expect(placeholders(labels[id]?.message)).toEqual(placeholders(english[id]?.message));
});
