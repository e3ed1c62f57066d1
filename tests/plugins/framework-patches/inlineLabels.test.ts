import fs from 'node:fs';
import path from 'node:path';
import labelsLoader, {
  inlineLabels,
  listLabels,
} from '../../../plugins/framework-patches/inlineLabels';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { LANGUAGES } from '../../../src/config/languages';

const TEXTS = { 'a.b.c': '关闭 "它"', 'a.same': 'Same' };

test.each([
  [
    "translate({ id: 'a.b.c', message: 'Close it', description: 'x' })",
    `translate({ id: 'a.b.c', message: "关闭 \\"它\\"", description: 'x' })`,
  ],
  [
    "translate({ id: 'a.b.c', message: 'Close ' + 'it' }, { n })",
    `translate({ id: 'a.b.c', message: "关闭 \\"它\\"" }, { n })`,
  ],
  [
    '<Translate id="a.b.c" description="x">\n  Close it\n</Translate>',
    `<Translate id="a.b.c" description="x">{"关闭 \\"它\\""}</Translate>`,
  ],
  [
    `<Translate id="a.b.c">{'Close {it}'}</Translate>`,
    `<Translate id="a.b.c">{"关闭 \\"它\\""}</Translate>`,
  ],
  // Without a text, or with the same one, the source is unchanged.
  ["translate({ id: 'a.other', message: 'Other' })", undefined],
  ["translate({ id: 'a.same', message: 'Same' })", undefined],
])('%s', (source, expected = source) =>
  expect(inlineLabels(source, TEXTS)).toBe(expected),
);

test('several in one source', () => {
  const source =
    "f(translate({ id: 'a.b.c', message: 'A' }), translate({ id: 'a.b.c', message: 'B' }))";
  expect(inlineLabels(source, { 'a.b.c': 'C' })).toBe(source.replace(/'[AB]'/g, '"C"'));
});

test.each([
  "translate({ id, message: 'A' })",
  '<Translate id="a.b.c">{text}</Translate>',
])('a computed label is rejected: %s', (source) =>
  expect(() => inlineLabels(source, TEXTS)).toThrow('written out'),
);

test('the table keeps the labels of the framework', () => {
  const loader = {
    resourcePath: '/site/.docusaurus/codeTranslations.json',
    getOptions: () => ({ file: '' }),
    addDependency: () => undefined,
  };
  const table = JSON.stringify({ 'a.b': 'A', 'theme.x': 'X', 'theme.blog.y': 'Y' });
  expect(labelsLoader.call(loader, table)).toBe('{"theme.x":"X"}');
});

const sources = fs
  .readdirSync(path.join(SITE_DIR, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join(SITE_DIR, 'src', file), 'utf8'))
  .filter((text) => text.includes('@docusaurus/Translate'));

const readTexts = (language: string): Record<string, string> => {
  const file = path.join(SITE_DIR, 'i18n', language, 'code.json');
  const labels = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  return Object.fromEntries(
    Object.entries(labels).map(([id, { message }]) => [id, message]),
  ) as Record<string, string>;
};

test('the code has the English text of each label', () => {
  const english = readTexts('en');
  const labels = sources.flatMap(listLabels);
  expect(labels.length).toBeGreaterThan(300);
  expect(
    labels.filter(({ id, message }) => english[id] !== message).map(({ id }) => id),
  ).toEqual([]);
  // No label is used anywhere else, because the table in the scripts lacks them.
  const known = new Set(labels.map(({ id }) => id));
  const others = Object.keys(english).filter((id) => !known.has(id));
  expect(others.filter((id) => !id.startsWith('theme.'))).toEqual([]);
});

test.each(LANGUAGES)('all labels of the site can be inlined: %s', (language) => {
  const texts = readTexts(language);
  for (const source of sources) {
    const messages = new Map(
      listLabels(inlineLabels(source, texts)).map(({ id, message }) => [id, message]),
    );
    for (const [id, message] of messages)
      expect([id, message]).toEqual([id, texts[id] ?? message]);
  }
});
