import type { PlacedDemo } from '../../plugins/gallery/listPlacedDemos';
import { listPictures } from '../../plugins/gallery/listPictures';
import { readDemoFacts } from '../../plugins/gallery/readDemoFacts';

/** A demo whose picture is missing or outdated. */
export interface PendingDemo extends PlacedDemo {
  /** Hash of its current source. */
  hash: string;
  reason: 'missing' | 'outdated';
}

export interface PictureState {
  pending: PendingDemo[];
  /** Ids of pictures whose demo was removed. */
  stray: string[];
}

/**
 * Compares the pictures with the sources of the demos.
 * @param demos all demos on pages
 * @throws Error with the file of a demo that cannot be read
 */
export async function findPending(
  demos: readonly PlacedDemo[],
  siteDir: string,
): Promise<PictureState> {
  const pictures = listPictures(siteDir);
  const compared = await Promise.all(
    demos.map(async (demo): Promise<PendingDemo | undefined> => {
      const { hash } = await readDemoFacts(demo.id, siteDir);
      const known = pictures.get(demo.id);
      if (known === hash) return undefined;
      return { ...demo, hash, reason: known ? 'outdated' : 'missing' };
    }),
  );
  const pending = compared.filter((demo) => demo !== undefined);
  const ids = new Set(demos.map(({ id }) => id));
  return { pending, stray: [...pictures.keys()].filter((id) => !ids.has(id)) };
}
