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
 * A label of a component, for what the build writes outside React; English where the language
 * lacks it.
 * @param id such as `callouts.Callout.note`
 * @throws Error for a label that English does not have either
 */
export function readCodeLabel(language: Language, id: string): string {
  const text =
    readLabels(language)[id]?.message ?? readLabels(DEFAULT_LANGUAGE)[id]?.message;
  if (text !== undefined) return text;
  throw new Error(`i18n/${DEFAULT_LANGUAGE}/${FILE} has no label "${id}". Add it there.`);
}
