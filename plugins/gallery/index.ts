import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keepLoaded } from '../shared/dev-server/keepLoaded';
import { readTitles } from '../../content/nav/readTitles';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { toLanguage } from '../../src/config/languages';
import { nav } from '../../src/nav';
import type { Gallery } from '../../src/types/gallery';
import { groupDemos } from './groupDemos';
import { listPictures } from './listPictures';
import { listPlacedDemos } from './listPlacedDemos';
import { readDemoFacts } from './readDemoFacts';

/**
 * Makes the data of the gallery, a file for each part; `src/pages/demos` shows them. A demo
 * without a picture, or with one of a former source, is no fault of a build: it shows what there
 * is, and `npm run screenshots:demos -- --check` names it. Pictures are of the current version; an
 * older one shows those of demos whose source is still the same.
 */
export default function galleryPlugin({ siteDir, i18n }: LoadContext): Plugin<Gallery[]> {
  const language = toLanguage(i18n.currentLocale);
  const plugin: Plugin<Gallery[]> = {
    name: 'gallery',
    getPathsToWatch: () => ['docs/**/*.mdx', 'i18n/**/*.mdx'],
    async loadContent() {
      const placed = await listPlacedDemos(path.join(siteDir, 'docs'), language);
      const facts = new Map(
        await Promise.all(
          placed.map(async ({ id }) => [id, await readDemoFacts(id, siteDir)] as const),
        ),
      );
      const pictures = [...listPictures(siteDir)].filter(
        ([id, hash]) => !isOlderVersion() || facts.get(id)?.hash === hash,
      );
      return groupDemos(placed, {
        nav,
        titles: readTitles(language),
        facts,
        pictures: new Map(pictures),
      });
    },
    async contentLoaded({ content, actions }) {
      for (const gallery of content)
        await actions.createData(`${gallery.part}.json`, JSON.stringify(gallery));
    },
  };
  return keepLoaded(plugin, siteDir);
}
