import { visit } from 'unist-util-visit';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { compareLanguage } from '../../site/translations/compareLanguage';
import type { Node, Parent } from './Node';
import { renderStatus } from './renderStatus';

type Tree = Parameters<typeof visit>[0];

/** Element of a page in whose place the state of all translations stands. */
export const STATUS_ELEMENT = 'TranslationStatus';

/**
 * Remark plugin: puts the state of all translations in the place of `<TranslationStatus />`,
 * computed while the page is compiled. It comes before the plugins for links and headings.
 * @throws Error that names a translation whose stamps are damaged
 */
export default function remarkTranslationStatus({ language }: { language: Language }) {
  return (tree: Tree): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if ((node as unknown as { name?: string }).name !== STATUS_ELEMENT) return;
      if (!parent || index === undefined) return;
      const status: Node[] = LANGUAGES.filter(
        (each) => each !== DEFAULT_LANGUAGE,
      ).flatMap((each) => renderStatus(each, compareLanguage(each, nav), language));
      (parent as unknown as Parent).children.splice(index, 1, ...status);
    });
  };
}
