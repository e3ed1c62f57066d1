import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, type Language } from '../../src/config/languages';
import { createEngine } from '../../src/features/search/engine/createEngine';
import type { SearchIndex, SearchTexts } from '../../src/types/searchIndex';
import { listNameQuestions } from './listNameQuestions';
import { measureQuestions, type QuestionFigures } from './measureQuestions';
import type { SearchQuestion } from './types';

export interface LanguageFigures {
  /** Questions for which the search was tuned. */
  tuned: QuestionFigures;
  /** Questions that were held out. */
  heldOut: QuestionFigures;
  /** Results before the texts are loaded. */
  early: QuestionFigures;
  titles: QuestionFigures;
  names: QuestionFigures;
  /** Sizes of the files after brotli. */
  bytes: { index: number; texts: number };
}

/**
 * Measures the search results of a language's index files, without a browser.
 * @throws Error if the questions of the language are missing
 */
export function measureLanguage(
  language: Language,
  { index, texts }: { index: SearchIndex; texts: SearchTexts },
): LanguageFigures {
  const base = BASE_URLS[language];
  const file = path.join(SITE_DIR, `tools/bench-search/questions/${language}.json`);
  const questions = JSON.parse(readText(file)) as SearchQuestion[];
  const tuned = questions.filter(({ heldOut }) => !heldOut);
  const heldOut = questions.filter((question) => question.heldOut);
  const { titles, names } = listNameQuestions(index, base);
  const engine = createEngine(index);
  const measure = (set: readonly SearchQuestion[], limit?: number) =>
    measureQuestions(set, engine.ask, base, limit);
  const early = measure(tuned);
  engine.addTexts(texts);
  return {
    early,
    tuned: measure(tuned),
    heldOut: measure(heldOut),
    titles: measure(titles, 5),
    names: measure(names, 5),
    bytes: { index: countBytes(index), texts: countBytes(texts) },
  };
}

const countBytes = (value: unknown): number =>
  brotliCompressSync(JSON.stringify(value)).length;
