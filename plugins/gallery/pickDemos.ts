import { PICKED_DEMOS } from '../../src/config/gallery';
import type { Gallery, GalleryPick } from '../../src/types/gallery';
import { isOlderVersion } from '../../content/versions/isOlderVersion';

/**
 * Finds the picked demos. An older version shows those that it has.
 * @throws Error for a demo that is on no page
 */
export function pickDemos(
  galleries: readonly Gallery[],
  ids: readonly string[] = PICKED_DEMOS,
): GalleryPick[] {
  return ids.flatMap((id) => {
    const pick = findDemo(galleries, id);
    if (!pick && !isOlderVersion())
      throw new Error(
        `src/config/gallery.ts: PICKED_DEMOS has "${id}", which is on no page. Pick another demo.`,
      );
    return pick ? [pick] : [];
  });
}

function findDemo(galleries: readonly Gallery[], id: string): GalleryPick | undefined {
  for (const { groups, pages } of galleries) {
    const demo = groups.flatMap(({ demos }) => demos).find((each) => each.id === id);
    const page = demo && pages[demo.page];
    if (page) return { demo, page };
  }
  return undefined;
}
