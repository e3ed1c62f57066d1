import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';
import { readTitles } from '../nav/readTitles';
import { walkNav } from '../nav/walkNav';
import { flattenTexts } from '../texts/flattenTexts';
import { readOwnTexts } from '../texts/readOwnTexts';
import { SITE_TEXTS_FILE } from '../texts/readSiteTexts';

/** File with the labels that React code passes to `translate`. */
export const LABELS_FILE = 'code.json';

/** The three kinds of short texts, and where a language has each. */
export const TEXT_KINDS = {
  labels: LABELS_FILE,
  texts: SITE_TEXTS_FILE,
  titles: 'front matter, navigation.json',
} as const;

export type TextKind = keyof typeof TEXT_KINDS;
/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** All English texts to translate besides pages. */
export const listEnglishTexts = (nav: readonly NavEntry[]): Record<TextKind, Texts> => ({
  labels: readLabels(DEFAULT_LANGUAGE),
  texts: readFlatTexts(DEFAULT_LANGUAGE),
  titles: Object.fromEntries(
    walkNav(nav).map((entry) => [entry.pathname, pageToTitle(entry) ?? entry.pathname]),
  ),
});

/** The texts that a language has translated. */
export const listOwnTexts = (language: string): Record<TextKind, Texts> => ({
  labels: readLabels(language),
  texts: readFlatTexts(language),
  titles: readTitles(language as Language),
});

const readLabels = (language: string): Texts =>
  Object.fromEntries(
    Object.entries(readOwnTexts(language, LABELS_FILE)).map(([id, label]) => [
      id,
      (label as { message?: string } | null)?.message ?? '',
    ]),
  );

const readFlatTexts = (language: string): Texts =>
  flattenTexts(readOwnTexts(language, SITE_TEXTS_FILE));
