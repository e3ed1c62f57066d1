import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { findDemoOfPage, listShownDemos } from '../../plugins/demos/findDemo';
import { renderDemoTag, renderNewDemo } from '../../plugins/demos/renderNewDemo';
import { countRequiredDemos, PLACEHOLDERS } from '../../tools/pages/newPage';

const DOCS = path.join(SITE_DIR, 'docs');

const files = fs.readdirSync(DOCS, { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.mdx') && !name.startsWith('api'));

const demoFiles = files.filter((name) => /[/\\][A-Z]\w*\.tsx$/.test(name));

const read = (file: string): string => fs.readFileSync(path.join(DOCS, file), 'utf8');

/** Demos that a page shows, including cards. */
const namesIn = (page: string): Set<string> =>
  new Set(listShownDemos(read(page)).map(({ name }) => name));

const listLines = (of: string[]): { text: string; where: string }[] =>
  of.flatMap((page) =>
    read(page)
      .split('\n')
      .map((text, index) => ({ text, where: `docs/${page}:${index + 1}` })),
  );

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

test('pages show demos that are there', () => {
  const faults = pages.flatMap((page) =>
    [...namesIn(page)].flatMap((name) => {
      try {
        findDemoOfPage(`docs/${page}`, name, SITE_DIR);
        return [];
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
  expect(faults).toEqual([]);
});

test.each(pages)('%s shows every demo of its folder', (page) => {
  const named = namesIn(page);
  const faults = demosIn(path.dirname(page))
    .filter((name) => !named.has(name))
    .map(
      (name) => `add ${renderDemoTag(page, name)} to docs/${page}, or remove the file`,
    );
  expect(faults).toEqual([]);
});

test.each(pages.filter(countRequiredDemos))('%s has enough demos', (page) => {
  const [required, { size }] = [countRequiredDemos(page), namesIn(page)];
  const fault = `docs/${page} shows ${size} of at least ${required} demos; to write one: npm run demo:new -- ${path.dirname(page)} <Name>`;
  expect(size < required ? fault : undefined).toBeUndefined();
});

test('pages of the Data Grid reserve the height of demos', () => {
  const faults = listLines(pages.filter((page) => page.startsWith('data-grid/')))
    .filter(({ text }) => /<Demo (?!.*\sheight=)/.test(text))
    .map(({ where }) => `${where}: give the demo its height, such as height={260}`);
  expect(faults).toEqual([]);
});

test('no text or demo is as a command wrote it', () => {
  const isPlaceholder = (text: string): boolean =>
    Object.values(PLACEHOLDERS).some((placeholder) => text.endsWith(placeholder));
  const isTemplate = (file: string): boolean =>
    read(file) === renderNewDemo(file, path.basename(file, '.tsx'));
  const faults = [
    ...listLines(pages)
      .filter(({ text }) => isPlaceholder(text))
      .map(({ where }) => `${where} is still the text of page:new; replace it`),
    ...demoFiles
      .filter(isTemplate)
      .map((file) => `docs/${file} is still the file of demo:new; replace it`),
  ];
  expect(faults).toEqual([]);
});

test('no two demos of the site differ only in names', () => {
  const seen = new Map<string, string>();
  const copies: string[] = [];
  for (const file of demoFiles) {
    const shape = read(file)
      .replace(/'[^']*'|"[^"]*"|`[^`]*`|\d+/g, '#')
      .replace(/\bfunction \w+/g, 'function');
    const twin = seen.get(shape);
    if (twin) copies.push(`docs/${file} shows the same as docs/${twin}`);
    seen.set(shape, file);
  }
  expect(copies).toEqual([]);
});
