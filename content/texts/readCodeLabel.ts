import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { readOwnTexts } from './readOwnTexts';

const FILE = 'code.json';

type Labels = Readonly<Record<string, { message?: string }>>;

const known = new Map<Language, Labels>();

function readLabels(language: Language): Labels {
  const found =
    known.get(language) ?? (readOwnTexts(language, FILE) as unknown as Labels);
  known.set(language, found);
  return found;
}

/**
 * Returns the label of a component for use outside React; falls back to English.
 * @param id such as `callouts.Callout.note`
 * @throws Error if the label does not exist in English
 */
export function readCodeLabel(language: Language, id: string): string {
  const text =
    readLabels(language)[id]?.message ?? readLabels(DEFAULT_LANGUAGE)[id]?.message;
  if (text !== undefined) return text;
  throw new Error(`i18n/${DEFAULT_LANGUAGE}/${FILE} has no label "${id}". Add it there.`);
}
