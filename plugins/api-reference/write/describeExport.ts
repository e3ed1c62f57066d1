import { DEFAULT_LANGUAGE, type Language } from '../../../src/config/languages';
import type { ApiIndexEntry } from '../../../src/types/api';
import { summarizeContent } from './summarize';
import { fill, VIEW_LABELS } from '../view/labels';

/**
 * Fallback description of an export without one.
 * @param name as shown, with or without Markdown
 */
export const describeExport = (
  { kind }: Pick<ApiIndexEntry, 'kind'>,
  name: string,
  language: Language = DEFAULT_LANGUAGE,
): string => fill(VIEW_LABELS[language].about[kind], { name });

/**
 * Translates the description below the title of a page. Descriptions from the packages
 * stay English; fallback descriptions are in the language of the build.
 * @param entry entry of the index, with its English description
 */
export function translateDescription(
  entry: Pick<ApiIndexEntry, 'name' | 'kind' | 'description'>,
  language: Language,
): string {
  const { name, kind, description } = entry;
  const own = [describeExport(entry, name), summarizeContent(name, kind)];
  return language !== DEFAULT_LANGUAGE && own.includes(description)
    ? describeExport(entry, name, language)
    : description;
}
