import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheContent } from '../shared/dev-server/cacheContent';
import { walkNav } from '../../content/nav/walkNav';
import { readTitles } from '../../content/nav/readTitles';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { toLanguage } from '../../src/config/languages';
import { nav } from '../../src/nav';
import type { Gallery } from '../../src/types/gallery';
import { groupDemos } from './groupDemos';
import { listPictures } from './listPictures';
import { listPlacedDemos, type PlacedDemo } from './listPlacedDemos';
import { pickDemos } from './pickDemos';
import { type DemoFacts, readDemoFacts } from './readDemoFacts';

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
      const all = await listPlacedDemos(path.join(siteDir, 'docs'), language);
      const facts = await readFacts(all, siteDir);
      const placed = all.filter(({ id }) => facts.has(id));
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

/**
 * During development, the page that names a missing demo reports it, and the gallery does
 * without: otherwise one unfinished page would stop the server.
 */
async function readFacts(
  placed: readonly PlacedDemo[],
  siteDir: string,
): Promise<ReadonlyMap<string, DemoFacts>> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const known = new Set(walkNav(nav).map((entry) => entry.pathname));
  const facts = new Map<string, DemoFacts>();
  for (const { id, pathname } of placed) {
    try {
      if (isDevelopment && !known.has(pathname)) continue;
      facts.set(id, await readDemoFacts(id, siteDir));
    } catch (error) {
      if (!isDevelopment) throw error;
      console.warn(`The gallery leaves out a demo. ${(error as Error).message}`);
    }
  }
  return facts;
}
