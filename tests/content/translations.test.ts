import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages';
import { listPageIds } from '../../content/nav/listPageIds';
import { getFolders } from '../../content/translations/compareLanguage';
import { comparePage } from '../../content/translations/comparePage';
import { findCopiedText } from '../../content/translations/findCopiedText';
import { readGlossary } from '../../content/translations/readGlossary';
import { splitSections } from '../../content/translations/splitSections';

const pages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap(
  (language) => {
    const folders = getFolders(language);
    return listPageIds(folders.translationDir).map((id) => ({ language, id, folders }));
  },
);
const readText = (folder: string, id: string) =>
  fs.readFileSync(path.join(folder, `${id}.mdx`), 'utf8');
const read = (folder: string, id: string) => splitSections(readText(folder, id));

test('there are translated pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

test('headings of translated pages have explicit anchors', () => {
  const bare = pages.flatMap(({ language, id, folders }) =>
    read(folders.translationDir, id)
      .filter(({ depth, hasOwnAnchor }) => depth > 0 && !hasOwnAnchor)
      .map(({ heading }) => `${language} ${id}: ${heading}`),
  );
  expect(bare).toEqual([]);
});

test('anchors are the same in all languages, in the same order', () => {
  for (const { language, id, folders } of pages) {
    const anchors = (folder: string) =>
      read(folder, id).flatMap(({ key, depth }) =>
        depth > 0 ? [`${depth} ${key}`] : [],
      );
    const own = anchors(folders.translationDir);
    const source = anchors(folders.sourceDir);
    // A missing section is a note in the page, with the anchor.
    expect([language, id, own]).toEqual([
      language,
      id,
      source.filter((anchor) => own.includes(anchor)),
    ]);
  }
});

test('every section is marked as translated and has an English original', () => {
  const faults = pages.flatMap(({ language, id, folders }) =>
    comparePage(id, folders)
      .sections.filter(({ state }) => state === 'unmarked' || state === 'gone')
      .map(({ key, state }) => `${language} ${id} #${key}: ${state}`),
  );
  expect(faults).toEqual([]);
});

test('headings, title, description and keywords of finished pages are not in English', () => {
  const copied = pages
    .filter(({ id, folders }) => comparePage(id, folders).state !== 'started')
    .flatMap(({ language, id, folders: { sourceDir, translationDir } }) =>
      findCopiedText(
        readText(sourceDir, id),
        readText(translationDir, id),
        readGlossary(language),
      ).map(({ problem }) => `${language} ${id}: ${problem}`),
    );
  expect(copied).toEqual([]);
});
