import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { createSearchIndex } from '../../plugins/search/createSearchIndex';
import { LANGUAGES } from '../../src/config/languages';
import { measureLanguage } from '../bench-search/measureLanguage';
import type { QuestionFigures } from '../bench-search/measureQuestions';
import { measureTime } from '../bench-search/measureTime';
import type { Given } from '../cli/parseCommand';
import { isVerbose } from '../cli/verbose';

const toPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Prints one line: the number of questions, the share of first and of top three hits, and
 * the MRR.
 */
const printFigures = (name: string, figures: QuestionFigures): string =>
  [
    name.padEnd(24),
    String(figures.count).padStart(5),
    toPercent(figures.first).padStart(9),
    toPercent(figures.three).padStart(9),
    figures.mrr.toFixed(3).padStart(7),
  ].join('');

const toKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export async function run({ values }: Given<'bench:search'>): Promise<void> {
  for (const language of LANGUAGES) {
    const files = await createSearchIndex(path.join(SITE_DIR, 'docs'), language);
    const figures = measureLanguage(language, files);
    const { tuned, heldOut, early, titles, names, bytes } = figures;
    console.log(`\n${language.padEnd(24)}count    first    three    MRR`);
    console.log(printFigures('questions', tuned));
    console.log(printFigures('  before the texts', early));
    console.log(printFigures('  left out of tuning', heldOut));
    console.log(printFigures('titles of pages', titles));
    console.log(printFigures('names of the API', names));
    console.log(
      `index ${toKilobytes(bytes.index)}, texts ${toKilobytes(bytes.texts)} (brotli)`,
    );
    const missed = [...titles.missed, ...names.missed].map(({ ask }) => ask);
    if (missed.length > 0) console.log(`Names that are not first: ${missed.join(', ')}`);
    if (isVerbose())
      for (const { ask, rank } of tuned.missed) console.log(`  ${rank ?? '-'}  ${ask}`);
  }
  if (values.browser) console.log(await measureTime());
}
