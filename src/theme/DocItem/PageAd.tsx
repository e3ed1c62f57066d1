import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { AdSlot } from '@site/src/features/ads';
import { isReferencePath } from '@site/src/lib/apiPaths';
import { findAdRoom } from './findAdRoom';

/**
 * The ad in the text of a page: after its first section, or at its end if there is no
 * second one. It is below the table of contents instead if the screen has space for both.
 * @param before anchor of the next heading; undefined at the end of the page
 */
export function PageAd({ before }: { before?: string }) {
  const { frontMatter, metadata, toc } = useDoc();
  if (findAdHeading(toc, metadata.permalink) !== before) return null;
  const { disableAd } = frontMatter as { disableAd?: boolean };
  const room = frontMatter.hide_table_of_contents ? undefined : findAdRoom(toc);
  return <AdSlot disabled={disableAd} place={room && 'within'} room={room} />;
}

/**
 * Finds the heading before which the ad of a page is placed: the one of the second
 * section.
 * @param toc the page's headings in order
 * @param path of the page; the reference's tables are one block, so the ad follows them
 * @returns the anchor, or undefined if the ad is at the end of the page
 */
export const findAdHeading = (
  toc: readonly { id: string; level: number }[],
  path: string,
): string | undefined =>
  isReferencePath(path) ? undefined : toc.filter(({ level }) => level === 2)[1]?.id;
