import { DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { CURRENT_VERSION } from '../../../src/config/versions';
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
function findOwn(
  { product, name }: Pick<Export, 'product' | 'name'>,
  labels: ViewLabels,
): string | undefined {
  const texts: Partial<Record<string, string>> = labels.exports[product];
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/**
 * The site's own English sentence about an export of the current version. In an older
 * one, an export may do less, or have another role.
 * @param entry with the version of its package
 */
export const findOwnDescription = (
  entry: Pick<Export, 'product' | 'name'> & { version: string },
): string | undefined =>
  entry.version.startsWith(`${CURRENT_VERSION.major}.`)
    ? findOwn(entry, ENGLISH)
    : undefined;

/**
 * Describes an export that has no description, by its kind.
 * @param shown its name as shown, with or without Markdown
 */
export const describeKind = (
  { kind }: Pick<Export, 'kind'>,
  shown: string,
  labels: ViewLabels = ENGLISH,
): string => fill(labels.about[kind], { name: shown });

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
  if (labels === ENGLISH) return description;
  if (description === findOwn(entry, ENGLISH)) return findOwn(entry, labels)!;
  const isByKind =
    description === describeKind(entry, name) ||
    description === summarizeContent(name, kind);
  return isByKind ? describeKind(entry, name, labels) : description;
}
