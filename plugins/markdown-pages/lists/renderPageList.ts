import type { PhrasingContent, RootContent } from 'mdast';
import { BASE_URLS } from '../../../src/config/languages';
import {
  DEMO_LIST_FILE,
  FULL_TEXT_FILE,
  PAGE_LIST_FILE,
} from '../../../src/config/machineFiles';
import { SITE_NAME } from '../../../src/config/site';
import { getMarkdownPath } from '../../../src/lib/getMarkdownPath';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../src/types/page';
import { fill } from '../../api-reference/view/labels';
import { heading, link, list, paragraph, quote, text } from '../markdown/nodes';
import { printMarkdown } from '../markdown/markdown';
import type { SitePage } from '../model';
import type { SiteContext } from '../siteContext';
import { getProductFolder, groupPages } from './groupPages';

/**
 * The section that may be skipped if the context is limited, according to
 * https://llmstxt.org.
 */
const OPTIONAL = 'Optional';

/**
 * Renders `llms.txt`: every page with a sentence, as specified by https://llmstxt.org.
 * @param version of the documented packages
 * @param product only its pages; all if omitted
 */
export function renderPageList(
  pages: readonly SitePage[],
  site: SiteContext,
  version: string,
  product?: ProductFolder,
): string {
  const { texts, siteUrl } = site;
  const { list: words } = texts.markdown;
  const name = product && texts.site[`product.${product}`];
  const groups = groupPages(pages, texts, product).flatMap((group): RootContent[] => [
    heading(2, text(group.title)),
    list(
      ...group.pages.map((page) => [
        link(siteUrl + getMarkdownPath(page.path), text(page.title)),
        text(`: ${page.description}`),
      ]),
    ),
  ]);
  const summary = name
    ? fill(words.summary, { product: name })
    : texts.site['site.tagline'];
  return printMarkdown([
    heading(1, text(name ? `${SITE_NAME}: ${name}` : SITE_NAME)),
    quote(paragraph(text(summary))),
    paragraph(text(fill(words.format, { version }))),
    ...groups,
    heading(2, text(OPTIONAL)),
    list(...listOthers(site, product)),
  ]);
}

/** Other files: the full text, the other lists, and the published data. */
function listOthers(
  { siteUrl, language, texts }: SiteContext,
  product?: ProductFolder,
): PhrasingContent[][] {
  const base = siteUrl + BASE_URLS[language];
  const { list: words } = texts.markdown;
  const folder = product ? getProductFolder(product) : '';
  const show = (url: string, title: string) => [link(url, text(title))];
  return [
    show(`${base}${folder}${FULL_TEXT_FILE}`, words.full),
    ...(product
      ? [show(base + PAGE_LIST_FILE, texts.markdown.facts.pages)]
      : PRODUCT_FOLDERS.map((each) =>
          show(
            `${base}${getProductFolder(each)}${PAGE_LIST_FILE}`,
            texts.site[`product.${each}`],
          ),
        )),
    show(base + DEMO_LIST_FILE, words.demos),
    show(`${siteUrl}${BASE_URLS.en}api/index.json`, words.data),
  ];
}
