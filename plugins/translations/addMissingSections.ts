import type { ComparedSection } from '../../content/translations/compareSections';
import type { Parent } from './Node';
import { readAnchor } from './readAnchor';

/**
 * Adds the headings of sections that a translation lacks to its page, each with a note,
 * at their English position: before the next section that exists in both.
 * @param sections in the order of the source
 */
export function addMissingSections(
  root: Parent,
  sections: readonly ComparedSection[],
  renderNote: (key: string) => Parent['children'][number],
): void {
  sections.forEach(({ key, state, section }, index) => {
    if (state !== 'missing' || section.depth === 0) return;
    const following = new Set(
      sections
        .slice(index + 1)
        .filter((each) => each.state !== 'missing' && each.state !== 'gone')
        .map((each) => each.key),
    );
    const place = root.children.findIndex(
      (node) => node.type === 'heading' && following.has(readAnchor(node) ?? ''),
    );
    const heading = {
      type: 'heading',
      depth: section.depth,
      data: { hProperties: { id: key, lang: 'en' } },
      children: [{ type: 'text', value: section.heading }],
    };
    const at = place === -1 ? root.children.length : place;
    root.children.splice(at, 0, heading, renderNote(key));
  });
}
