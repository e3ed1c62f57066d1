import type { RootContent } from 'mdast';
import { readTextAsync } from '../../content/text/readText';
import { readChanges } from '../../content/api-changes/readChanges';
import { BASE_URLS, DEFAULT_LANGUAGE } from '../../src/config/languages';
import { getChangesPath } from '../../src/lib/apiPaths';
import type { ApiIndex, ApiPage } from '../../src/types/api';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { INDEX_FILE } from '../api-reference/pages/listApiPages';
import { readSubject } from '../api-reference/subject/readSubject';
import { createEntryLinks } from '../changes/api/createEntryLinks';
import {
  findGuideFile,
  getGuidePath,
  readReplacements,
} from '../changes/api/readReplacements';
import { type ApiContext, makeApiContext } from './api/context';
import { writeApi } from './api/writeApi';
import { writeChanges } from './api/writeChanges';
import { writeIndex } from './api/writeIndex';
import { linkPage, writeSubject } from './api/writeSubject';
import { writeGuide } from './guide/writeGuide';
import { heading, text } from './markdown/nodes';
import type { PageSource, SitePage } from './model';
import type { SiteContext } from './siteContext';
import { writeHead } from './writeHead';

/**
 * Appends the content of a page to its head; a list that follows another list is merged
 * into it.
 */
function mergeLists(
  head: readonly RootContent[],
  content: readonly RootContent[],
): RootContent[] {
  const last = head.at(-1);
  const [first, ...rest] = content;
  if (last?.type !== 'list' || first?.type !== 'list') return [...head, ...content];
  const merged = { ...last, children: [...last.children, ...first.children] };
  return [...head.slice(0, -1), merged, ...rest];
}

/** A page as Markdown, with its demos. */
export interface WrittenPage {
  markdown: string;
  demos: PublishedDemo[];
}

/**
 * Writes a page as Markdown, from its source.
 * @throws Error with the file and line of content that cannot be written as Markdown
 */
export async function writePage(page: SitePage, site: SiteContext): Promise<WrittenPage> {
  const head = writeHead(page, site);
  if (page.source.kind === 'tab') {
    if (page.source.tab === 'components') {
      const subject = readSubject({ docsDir: page.docsDir, ...page.source });
      const content = writeSubject(subject, getApiContext(page, site));
      return { markdown: site.print([...head, ...content]), demos: [] };
    }
    const parts = await Promise.all(
      page.source.files.map((file) => writePart(file, page, site)),
    );
    return { markdown: [site.print(head), ...parts].join('\n'), demos: [] };
  }
  const { content, demos } = await writeContent(page, page.source, site);
  return { markdown: site.print(mergeLists(head, content)), demos };
}

async function writeContent(
  page: SitePage,
  source: Exclude<PageSource, { kind: 'tab' }>,
  site: SiteContext,
): Promise<{ content: RootContent[]; demos: PublishedDemo[] }> {
  if (source.kind === 'guide') return writeGuide(page, source.file, site);
  const context = getApiContext(page, site);
  if (source.kind === 'index') {
    const { products } = await readData<ApiIndex>(source.file);
    const own = products.filter(({ product }) => product === source.product);
    const dataUrl = `${site.siteUrl}${BASE_URLS[DEFAULT_LANGUAGE]}${INDEX_FILE}`;
    const content = own.flatMap((each) => writeIndex(each, context, dataUrl));
    return { content, demos: [] };
  }
  if (source.kind === 'changes') {
    const { product, from, to } = source.changes;
    const diff = readChanges(site.siteDir, source.changes);
    const base = `${site.siteUrl}${BASE_URLS[DEFAULT_LANGUAGE]}`;
    const place = {
      links: createEntryLinks(page.docsDir, product),
      findReplacement: readReplacements(
        findGuideFile(page.docsDir, { product, from }, site.language),
        getGuidePath(product, from),
      ),
      dataUrl: base + getChangesPath(product, from, to),
    };
    return { content: writeChanges(diff, context, place), demos: [] };
  }
  const data = await readData<ApiPage>(source.file);
  const links = site.getGuideLinks(page.docsDir);
  const guides = {
    page: links.ofPage(data),
    ofMember: (name: string) => links.ofMember(data, name),
  };
  return { content: writeApi(data, { ...context, guides }), demos: [] };
}

/**
 * Writes one hook of a tab. The result is cached, because many guides show the same long
 * entries.
 */
async function writePart(
  file: string,
  page: SitePage,
  site: SiteContext,
): Promise<string> {
  const known = site.parts.get(file);
  if (known !== undefined) return known;
  const data = await readData<ApiPage>(file);
  const context = { ...getApiContext(page, site), level: 3 as const };
  const part = site.print([
    heading(2, text(data.name)),
    ...linkPage(data, `${data.name} API`, context),
    ...writeApi(data, context, true),
  ]);
  site.parts.set(file, part);
  return part;
}

const getApiContext = ({ docsDir }: SitePage, site: SiteContext): ApiContext =>
  makeApiContext({
    texts: site.texts,
    titles: site.titles,
    resolve: site.createResolveApi(docsDir),
  });

const readData = async <T>(file: string): Promise<T> =>
  JSON.parse(await readTextAsync(file)) as T;
