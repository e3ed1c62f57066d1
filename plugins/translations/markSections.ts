import { INTRO_KEY } from '../../content/translations/splitSections';
import { markLanguage, type MarkedLanguages } from './markLanguage';
import type { Parent } from './Node';
import { readAnchor } from './readAnchor';

/**
 * Marks the language of sections that are still in English in a translation.
 * @param keys of these sections
 */
export function markSections(
  root: Parent,
  keys: ReadonlySet<string>,
  languages: MarkedLanguages,
): void {
  let current: string | undefined = INTRO_KEY;
  for (const node of root.children) {
    if (node.type === 'heading') current = readAnchor(node);
    if (current !== undefined && keys.has(current)) markLanguage([node], languages);
  }
}
