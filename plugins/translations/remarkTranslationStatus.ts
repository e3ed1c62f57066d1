import { visit } from 'unist-util-visit';
import type { Language } from '../../src/config/languages';
import { listTranslationStatus } from './listTranslationStatus';
import type { Parent } from './Node';
import { STATUS_ELEMENT } from './statusElement';

type Tree = Parameters<typeof visit>[0];

/**
 * Remark plugin: replaces `<TranslationStatus />` with the status of all translations,
 * computed when the page is compiled. It must run before the plugins for links and
 * headings.
 * @throws Error with a translation whose stamps are damaged
 */
export default function remarkTranslationStatus({ language }: { language: Language }) {
  return (tree: Tree): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if ((node as unknown as { name?: string }).name !== STATUS_ELEMENT) return;
      if (!parent || index === undefined) return;
      const status = listTranslationStatus(language);
      (parent as unknown as Parent).children.splice(index, 1, ...status);
    });
  };
}
