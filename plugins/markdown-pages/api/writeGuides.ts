import type { PhrasingContent } from 'mdast';
import type { GuideLink } from '../../api-reference/guides/createGuideLinks';
import { join, link, text } from '../markdown/nodes';
import type { ApiContext } from './context';

/** Links to guides, parted by commas; those without a page are left out. */
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

/** Where guides explain a member; nothing if none does. */
export function writeGuides(
  guides: readonly GuideLink[],
  context: ApiContext,
): PhrasingContent[] {
  const links = linkGuides(guides, context);
  return links.length === 0 ? [] : [text(`${context.texts.reference.guides} `), ...links];
}
