import type { PhrasingContent } from 'mdast';
import type { GuideLink } from '../../api-reference/guides/createGuideLinks';
import { join, link, text } from '../markdown/nodes';
import type { ApiContext } from './context';

/** Writes links to guides, separated by commas; guides without a page are omitted. */
export const linkGuides = (
  guides: readonly GuideLink[],
  context: ApiContext,
): PhrasingContent[] =>
  join(
    guides.flatMap(({ title, path, anchor }) => {
      const url = context.resolve(path);
      const shown = context.titles[path.replace(/\/$/, '')] ?? title;
      const hash = anchor === null ? '' : `#${anchor}`;
      return url === null ? [] : [[link(`${url}${hash}`, text(shown))]];
    }),
    text(context.texts.tables.separator),
  );

/** Writes links to guides that explain a member; empty if there are none. */
export function writeGuides(
  guides: readonly GuideLink[],
  context: ApiContext,
): PhrasingContent[] {
  const links = linkGuides(guides, context);
  return links.length === 0 ? [] : [text(context.texts.reference.guides), ...links];
}
