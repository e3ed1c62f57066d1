import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { normalizeText } from '../text/readText';
import { parsePage } from './pageSyntax';
import { STRAY_MARK } from './strayMark';

/**
 * Finds marks of bold and deleted text that a page would show as characters, such as
 * `**bold **`.
 * @returns a message with the line for each paragraph that has some
 */
export function findStrayMarks(source: string): string[] {
  const text = normalizeText(source);
  let tree: Root;
  try {
    tree = parsePage(text);
  } catch {
    // The page itself reports the syntax error.
    return [];
  }
  const found: string[] = [];
  visit(tree, 'text', ({ position }) => {
    const raw = text.slice(position?.start.offset, position?.end.offset);
    const [mark] = STRAY_MARK.exec(raw) ?? [];
    if (!mark || !position) return;
    const line =
      position.start.line + raw.slice(0, raw.search(STRAY_MARK)).split('\n').length - 1;
    found.push(
      `line ${line}: "${mark}" would be shown. Remove spaces within the marks, and close them in the same paragraph.`,
    );
  });
  return found;
}
