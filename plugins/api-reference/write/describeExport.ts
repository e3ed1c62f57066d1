import { DEFAULT_LANGUAGE, type Language } from '../../../src/config/languages';
import type { ApiIndexEntry } from '../../../src/types/api';
import { summarizeContent } from './summarize';
import { fill, VIEW_LABELS } from '../view/labels';

/**
 * What the reference says of an export that says nothing of itself.
 * @param name as it is shown, with or without Markdown
 */
export const describeExport = (
  { kind }: Pick<ApiIndexEntry, 'kind'>,
  name: string,
  language: Language = DEFAULT_LANGUAGE,
): string => fill(VIEW_LABELS[language].about[kind], { name });

/**
 * The sentence below the title of a page. That of the packages stays English; that of the
 * reference itself is said in the language of the build.
 * @param entry of the index, whose description is English
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
