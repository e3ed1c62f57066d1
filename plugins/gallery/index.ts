import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheContent } from '../shared/dev-server/cacheContent';
import { readTitles } from '../../content/nav/readTitles';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { toLanguage } from '../../src/config/languages';
import { nav } from '../../src/nav';
import type { Gallery } from '../../src/types/gallery';
import { groupDemos } from './groupDemos';
import { listPictures } from './listPictures';
import { listPlacedDemos } from './listPlacedDemos';
import { pickDemos } from './pickDemos';
import { readDemoFacts } from './readDemoFacts';

/**
 * Generates the data of the gallery, one file per part, for `src/pages/demos`, and one of
 * the picked demos, which the home page also shows. A missing
 * or outdated picture does not fail a build: the gallery shows what exists, and `npm run
 * screenshots -- --demos --check` lists it. Pictures are of the current version; an older
 * version shows those of demos whose source has not changed.
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
      await actions.createData('picks.json', JSON.stringify(pickDemos(content)));
    },
  };
  return cacheContent(plugin, siteDir);
}
