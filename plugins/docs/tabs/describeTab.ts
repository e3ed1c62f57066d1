import type { ApiTab } from '../../../src/config/api';
import type { Language } from '../../../src/config/languages';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { fill } from '../../api-reference/view/labels';

/**
 * Matches the position between a name and adjacent Chinese text, where prose has a space.
 */
const BESIDE_CHINESE = /(?<=\w)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\w)/gu;

/** About two lines of a page's lead. A Chinese character takes two columns. */
const MAX_COLUMNS = 150;
const countColumns = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/**
 * Creates the title and description of a tab from the page's title and the documented
 * names, which are only counted if they are too many for a lead of two lines.
 */
export function describeTab(
  tab: ApiTab,
  title: string,
  names: readonly string[],
  language: Language,
): { title: string; description: string } {
  const texts = readSiteTexts(language).tabs[tab];
  const list = new Intl.ListFormat(language).format(names).replace(BESIDE_CHINESE, ' ');
  const description = fill(texts.description, { names: list });
  return {
    title: fill(texts.title, { title }),
    description:
      countColumns(description) <= MAX_COLUMNS
        ? description
        : fill(texts.manyDescription, { count: String(names.length) }),
  };
}
