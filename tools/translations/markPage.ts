import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { findStrayMarks } from '../../content/mdx/findStrayMarks';
import {
  compareSections,
  type ComparedSection,
} from '../../content/translations/compareSections';
import type { PageFolders } from '../../content/translations/comparePage';
import { findCopiedText, NAME_HINT } from '../../content/translations/findCopiedText';
import { hashSection } from '../../content/translations/hashSection';
import type { Glossary } from '../../content/translations/readGlossary';
import { readStamps } from '../../content/translations/readStamps';
import { splitSections } from '../../content/translations/splitSections';
import { writeStamps } from '../../content/translations/writeStamps';

/**
 * Marks sections of a page as translations of the current English sections.
 * @param id of the page
 * @param keys sections to mark; all sections of the page if empty
 * @param glossary of the language
 * @returns the file, and the marked sections
 * @throws Error with the file and a section that is missing, untranslated, removed in
 *   English, or lacks its anchor; the file is not changed then
 */
export function markPage(
  id: string,
  keys: readonly string[],
  { sourceDir, translationDir }: PageFolders,
  glossary: Glossary,
): { file: string; marked: string[] } {
  const file = path.join(translationDir, `${id}.mdx`);
  const name = path.relative(process.cwd(), file);
  if (!fs.existsSync(file))
    throw new Error(`${name} is not there. Make it with npm run i18n:start.`);
  const text = readText(file);
  const source = readText(path.join(sourceDir, `${id}.mdx`));
  // Stamps of other sections are preserved, even if they are outdated.
  const before = keys.length > 0 ? readStamps(text, name) : {};
  const sections = compareSections(source, text, before);
  const unknown = keys.find((key) => !sections.some((each) => each.key === key));
  if (unknown !== undefined)
    throw new Error(
      `${name}: "${unknown}" is no section. There are ${sections.map(({ key }) => key).join(', ')}.`,
    );
  const chosen = sections.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const copied = findCopiedText(source, text, glossary).filter(({ key: own }) =>
    chosen.some(({ key, state }) => key === own && state !== 'untranslated'),
  );
  const faults = [
    ...findBareHeadings(text),
    ...findStrayMarks(text),
    ...chosen.flatMap(findFault),
    ...copied.map(({ problem }) => problem),
  ];
  if (faults.length > 0)
    throw new Error(
      [
        `${name} is not done:`,
        ...faults.map((fault) => `- ${fault}`),
        ...(copied.some(({ mayBeName }) => mayBeName) ? [NAME_HINT] : []),
      ].join('\n'),
    );
  const updated = new Map(
    chosen.map(({ key, section }) => [key, hashSection(section.text)]),
  );
  const stamps = splitSections(source).flatMap(({ key }): [string, string][] => {
    const stamp = updated.get(key) ?? before[key];
    return stamp === undefined ? [] : [[key, stamp]];
  });
  fs.writeFileSync(file, writeStamps(text, Object.fromEntries(stamps)));
  return { file, marked: [...updated.keys()] };
}

function findFault({ key, state, section }: ComparedSection): string[] {
  const english = section.heading ? ` ("${section.heading}")` : '';
  if (state === 'missing')
    return [
      `#${key}${english} is missing. Translate it, or name the sections that are done.`,
    ];
  if (state === 'gone')
    return [`#${key} has no English section. Take it out, or fix the anchor.`];
  if (state === 'untranslated') return [`${key}${english} is still in English.`];
  return [];
}

const findBareHeadings = (text: string): string[] =>
  splitSections(text)
    .filter(({ depth, hasOwnAnchor }) => depth > 0 && !hasOwnAnchor)
    .map(
      ({ heading }) =>
        `the heading "${heading}" has no anchor. Write that of the English heading behind it: {/* #anchor */}`,
    );
