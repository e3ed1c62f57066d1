import type { PhrasingContent, RootContent } from 'mdast';
import { BASE_URLS } from '../../src/config/languages';
import { PAGE_LIST_FILE } from '../../src/config/machineFiles';
import {
  code,
  heading,
  join,
  link,
  list,
  paragraph,
  quote,
  text,
} from './markdown/nodes';
import type { SitePage } from './model';
import { namePlan } from './namePlan';
import type { SiteContext } from './siteContext';

/**
 * Writes title, description and metadata of a page: its address, product, plan and
 * package.
 */
export function writeHead(page: SitePage, site: SiteContext): RootContent[] {
  const { texts, siteUrl, language } = site;
  const { facts } = texts.markdown;
  const resolve = site.createResolveApi(page.docsDir);
  const reference = page.api.flatMap(({ name, path }) => {
    const url = resolve(path);
    return url === null ? [] : [[link(url, code(name))]];
  });
  const version = page.package && site.packageVersions[page.package];
  const rows: [title: string, content: PhrasingContent[]][] = [
    [facts.page, [link(siteUrl + page.path)]],
    [facts.product, page.product ? [text(texts.site[`product.${page.product}`])] : []],
    [
      facts.package,
      // A reference page lists all of its packages below.
      page.package && page.source.kind !== 'api'
        ? [code(page.package), text(version ? ` ${version}` : '')]
        : [],
    ],
    [facts.plan, page.plan ? [text(namePlan(page.plan, texts))] : []],
    [facts.api, join(reference, text(texts.tables.separator))],
    [facts.pages, [link(`${siteUrl}${BASE_URLS[language]}${PAGE_LIST_FILE}`)]],
  ];
  return [
    heading(1, text(page.title)),
    quote(paragraph(text(page.description))),
    list(
      ...rows
        .filter(([, content]) => content.length > 0)
        .map(([title, content]) => [text(`${title}: `), ...content]),
    ),
  ];
}
