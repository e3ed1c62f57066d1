/** The check has to find something in each "before" of the guides to the documented major. */
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { splitSections } from '../../../content/pages/splitSections';
import { readText } from '../../../content/text/readText';
import { findGuideFile } from '../../../plugins/changes/api/readReplacements';
import { OWN_VERSION } from '../../../src/config/versions';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createCorrection } from '../../../src/features/upgrade-check/engine/corrections';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';

const ROOT = path.resolve(__dirname, '../../..');
const FILES = listChangesFiles(ROOT).filter(({ to }) => to === OWN_VERSION.major);
const lookup = createLookup(FILES.map((file) => readChanges(ROOT, file)));

/** What the check cannot find, by section, with the reason. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  'data-grid: Import Excel export types': 'the code only uses another package',
  'data-grid: Pass attributes through slots': 'data attributes are no props',
  'data-grid: Check for hidden rows': 'only the meaning of the result changed',
  'data-grid: Move colors into the palette': 'the reference has no mixins of the theme',
  'data-grid: Update CSS variables': 'the reference has no CSS variables',
  'date-pickers: Update code for field sections': 'the prop may stay',
  'charts: Read plain numbers in slots': 'the code only uses another package',
  'tree-view: Styles': 'classes of states belong to all components',
};

const FENCE = /^( *)```(tsx?|css) [^\n]*title="Before[^\n]*\n([^]*?)^ *```/gm;

const blocks = FILES.flatMap((file) => {
  const text = readText(findGuideFile(path.join(ROOT, 'docs'), file, 'en').file);
  return [...text.matchAll(FENCE)].map((match) => {
    const headings = [...text.slice(0, match.index).matchAll(/^#{2,3} (.+)$/gm)];
    const heading = headings.at(-1)?.[1]?.replace(/ (?:\{|<).*$/, '') ?? '';
    return {
      section: `${file.product}: ${heading}`,
      source: { file: `before.${match[2]}`, text: match[3]! },
    };
  });
});

test('it finds something in each block, or there is a reason', () => {
  expect(blocks.length).toBeGreaterThan(60);
  const missed = blocks
    .filter(({ source }) => checkFile(source, lookup).findings.length === 0)
    .map(({ section }) => section);
  expect(missed).toEqual(Object.keys(NOT_FOUND));
});

test('each block is parsed', () => {
  const problems = blocks.flatMap(
    ({ source }) => checkFile(source, lookup).problem ?? [],
  );
  expect(problems).toEqual([]);
});

test('additions lead to sections that exist', () => {
  const dead = FILES.flatMap((file) => {
    const text = readText(findGuideFile(path.join(ROOT, 'docs'), file, 'en').file);
    const anchors = splitSections(text).map(({ anchor }) => anchor);
    const { additions } = createCorrection(readChanges(ROOT, file));
    return additions.flatMap(({ section }) =>
      section === undefined || anchors.includes(section) ? [] : section,
    );
  });
  expect(dead).toEqual([]);
});
