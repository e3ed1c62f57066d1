import { DEFAULT_LANGUAGE } from '../../../src/config/languages';
import type { ApiIndexEntry } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';
import { summarizeContent } from './summarize';
import { fill, VIEW_LABELS, type ViewLabels } from '../view/labels';

type Export = Pick<ApiIndexEntry, 'name' | 'kind'> & { product: ProductFolder };

const ENGLISH = VIEW_LABELS[DEFAULT_LANGUAGE];

/**
 * The site's own sentence about an export, from `reference.exports` in
 * `i18n/<code>/build.json`. Most exports have no description in the packages, or one that
 * only repeats the name.
 */
export function findOwnDescription(
  { product, name }: Pick<Export, 'product' | 'name'>,
  labels: ViewLabels = ENGLISH,
): string | undefined {
  const texts: Partial<Record<string, string>> = labels.exports[product];
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/**
 * Describes an export that has no description in the packages.
 * @param shown its name as shown, with or without Markdown
 */
export const describeExport = (
  entry: Export,
  labels: ViewLabels = ENGLISH,
  shown = entry.name,
): string =>
  findOwnDescription(entry, labels) ?? fill(labels.about[entry.kind], { name: shown });

/**
 * Translates the description of an export. Those from the packages stay English; those of
 * the site are in the language of the page.
 * @param entry with its English description
 * @param labels of the language
 */
export function translateDescription(
  entry: Export & Pick<ApiIndexEntry, 'description'>,
  labels: ViewLabels,
): string {
  const { name, kind, description } = entry;
  const own = [
    findOwnDescription(entry),
    fill(ENGLISH.about[kind], { name }),
    summarizeContent(name, kind),
  ];
  return labels !== ENGLISH && own.includes(description)
    ? describeExport(entry, labels)
    : description;
}
