import fs from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(__dirname, '../../docs');

const files = fs.readdirSync(DOCS, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.mdx') && !name.startsWith('api'));

/** Demos that a page shows, including cards. */
const namesIn = (page: string): Set<string> => {
  const text = fs.readFileSync(path.join(DOCS, page), 'utf8');
  return new Set(
    [...text.matchAll(/(?:<Demo\s+name|demo)="(\w+)"/g)].map(([, name = '']) => name),
  );
};

/** Demo files of a folder: PascalCase, not a styling variant, not imported by another. */
function demosIn(folder: string): string[] {
  const names = fs
    .readdirSync(path.join(DOCS, folder))
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  const sources = names.map((name) =>
    fs.readFileSync(path.join(DOCS, folder, name), 'utf8'),
  );
  return names
    .map((name) => name.replace('.tsx', ''))
    .filter((name) => !sources.some((source) => source.includes(`from './${name}'`)));
}

test.each(pages)('%s shows every demo of its folder', (page) => {
  const named = namesIn(page);
  expect(demosIn(path.dirname(page)).filter((demo) => !named.has(demo))).toEqual([]);
});

const gridPages = pages.filter((page) => page.startsWith('data-grid/'));

test.each(gridPages)('%s has at least three demos', (page) => {
  expect(namesIn(page).size).toBeGreaterThanOrEqual(3);
});

test('no two demos of the site differ only in names', () => {
  const seen = new Map<string, string>();
  const copies: string[] = [];
  for (const file of files.filter((name) => /[/\\][A-Z]\w*\.tsx$/.test(name))) {
    const shape = fs
      .readFileSync(path.join(DOCS, file), 'utf8')
      .replace(/'[^']*'|"[^"]*"|`[^`]*`|\d+/g, '#')
      .replace(/\bfunction \w+/g, 'function');
    const twin = seen.get(shape);
    if (twin) copies.push(`${file} = ${twin}`);
    seen.set(shape, file);
  }
  expect(copies).toEqual([]);
});
