import path from 'node:path';
import type { RootContent } from 'mdast';
import { findPicture } from '../../../content/pages/findPicture';
import { readTextAsync } from '../../../content/text/readText';
import type { PublishedDemo } from '../../../src/types/machineFiles';
import { readCodeLabel } from '../../../content/texts/readCodeLabel';
import { parseMdx } from '../markdown/parseMdx';
import type { SiteContext } from '../siteContext';
import type { SitePage } from '../model';
import type { GuideContext } from './context';
import { createResolveLink } from './createResolveLink';
import { readDemos } from './readDemos';
import { writeNodes } from './writeNodes';

export interface WrittenGuide {
  content: RootContent[];
  demos: PublishedDemo[];
}

/**
 * Writes the content below the head of a guide.
 * @param file absolute path of its MDX
 * @throws Error with file and line of content that cannot be written as Markdown
 */
export async function writeGuide(
  page: SitePage,
  file: string,
  site: SiteContext,
): Promise<WrittenGuide> {
  const { siteDir, siteUrl, language, texts } = site;
  const source = await readTextAsync(file);
  const tree = await parseMdx(source, file, siteDir);
  const shown = path.relative(siteDir, file).split(path.sep).join('/');
  const context: GuideContext = {
    page,
    language,
    shown,
    source,
    texts,
    write: (nodes) => writeNodes(nodes, context),
    label: (id) => readCodeLabel(language, id),
    url: `${siteUrl}${page.path}`,
    resolve: createResolveLink({ page, pages: site.pages, siteUrl, language }),
    publishPicture: (url) => {
      const picture = findPicture(url, file, siteDir);
      if (!picture) return undefined;
      const address = `${page.path}${path.basename(picture)}`;
      site.pictures.set(address, picture);
      return siteUrl + encodeURI(address);
    },
    resolveApi: site.createResolveApi(page.docsDir),
    getGuideLinks: () => site.getGuideLinks(page.docsDir),
    titles: site.titles,
    demos: await readDemos(tree, file, siteDir),
    printed: new Map(),
    section: null,
    published: [],
  };
  return { content: context.write(tree.children), demos: context.published };
}
