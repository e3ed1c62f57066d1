import type { Styling } from '../../src/types/demo';
import type { DemoIndex } from '../../src/types/playground';

const CODE_FILE = /^assets\/demos\/(.+)\.(system|tailwind|css)\.[0-9a-f]{8}\.json$/;

/**
 * Lists demos by id.
 * @param files written by a build; the demo loader puts the id of a demo into the name
 *   of its code file, with dots for slashes
 * @param templates ids of the demos that are shown with a picture
 * @param pictures hashes of the existing pictures, by demo id
 */
export function indexDemos(
  files: readonly string[],
  templates: readonly string[],
  pictures: ReadonlyMap<string, string>,
): DemoIndex {
  const index: DemoIndex = {};
  for (const file of [...files].sort()) {
    const [, name, styling] = CODE_FILE.exec(file) ?? [];
    if (!name || !styling) continue;
    const id = name.replaceAll('.', '/');
    (index[id] ??= {})[styling as Styling] = file;
  }
  for (const id of templates) {
    const picture = pictures.get(id);
    if (index[id] && picture) index[id].picture = picture;
  }
  return index;
}
