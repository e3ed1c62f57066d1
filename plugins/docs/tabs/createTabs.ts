import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { API_TABS, type ApiTab } from '../../../src/config/api';
import type { Language } from '../../../src/config/languages';
import {
  findApiEntry,
  readApiIndex,
  type ApiEntry,
} from '../../api-reference/read/readApiIndex';
import { ApiError } from '../../api-reference/ApiError';
import { readSubject } from '../../api-reference/subject/readSubject';
import { describeTab } from './describeTab';

interface TabOptions {
  siteDir: string;
  /** Folder of generated files; `createData` returns paths in it. */
  generatedFilesDir: string;
  language: Language;
  component: string;
  createData: PluginContentLoadedActions['createData'];
  /** Takes names in the front matter that have no page. */
  report: (error: ApiError) => void;
}

/** The documentation folder. */
const DOCS = 'docs';

const KINDS = { components: 'component', hooks: 'hook' } as const;

/**
 * Creates the routes of a guide's tabs. The components tab shows the members, of the
 * components in the front matter, that the guide mentions; the hooks tab shows the whole
 * reference of each hook, in order.
 */
export async function createTabs(
  doc: DocMetadata,
  options: TabOptions,
): Promise<RouteConfig[]> {
  const tabs = Object.keys(API_TABS) as ApiTab[];
  const routes = await Promise.all(
    tabs.map((tab) => createTab(doc, tab, listEntries(doc, tab, options), options)),
  );
  return routes.flatMap((route) => route ?? []);
}

function listEntries(
  doc: DocMetadata,
  tab: ApiTab,
  { siteDir, report }: TabOptions,
): ApiEntry[] {
  const file = doc.source.replace('@site/', '');
  const apiNames = readApiIndex(path.join(siteDir, DOCS));
  const { product, ...frontMatter } = doc.frontMatter as Record<string, unknown>;
  const symbols = (frontMatter[tab] ?? []) as string[];
  return symbols.flatMap((symbol) => {
    const entry = findApiEntry(apiNames, symbol, product as string | undefined);
    if (entry?.kind === KINDS[tab]) return entry;
    report(
      new ApiError(
        { file, symbol },
        `its front matter names it, but there is no API page of such a ${KINDS[tab]}. If the packages have it, run: npm run api`,
      ),
    );
    return [];
  });
}

async function createTab(
  doc: DocMetadata,
  tab: ApiTab,
  entries: readonly ApiEntry[],
  { siteDir, generatedFilesDir, language, component, createData }: TabOptions,
): Promise<RouteConfig | null> {
  if (entries.length === 0) return null;
  const address = `${doc.permalink.replace(/\/?$/, '/')}${API_TABS[tab]}/`;
  const names = entries.map(({ name }) => name);
  const metadata = {
    ...doc,
    ...describeTab(tab, doc.title, names, language),
    permalink: address,
    tab: { name: tab, title: doc.title, path: doc.permalink },
  };
  const docsDir = path.join(siteDir, DOCS);
  const name = `tab-${createHash('sha256')
    .update(doc.source + tab)
    .digest('hex')
    .slice(0, 12)}`;
  const toAddress = (file: string) =>
    `@generated/${toPosix(path.relative(generatedFilesDir, file))}`;
  const requests =
    tab === 'hooks'
      ? entries.map(
          ({ product, slug }) => `@site/${DOCS}/api/${product}/${slug}.json?api&part`,
        )
      : [
          `${toAddress(
            await createData(
              `${name}.json`,
              JSON.stringify(readSubject({ docsDir, guide: `${doc.id}.mdx`, entries })),
            ),
          )}?api&tab`,
        ];
  const content = toAddress(
    await createData(`${name}.js`, renderModule(metadata, requests)),
  );
  return {
    path: address,
    component,
    exact: true,
    modules: { content },
    metadata: {
      sourceFilePath: doc.source.replace('@site/', ''),
      lastUpdatedAt: doc.lastUpdatedAt,
    },
    ...(doc.sidebar && { sidebar: doc.sidebar }),
  };
}

const toPosix = (file: string) => file.split(path.sep).join('/');

/** The module that replaces a page's MDX, with the same exports. */
const renderModule = (
  metadata: { frontMatter: Record<string, unknown> },
  requests: readonly string[],
): string => `import { createApiPageContent } from '@site/src/theme/ApiPageContent';
${requests.map((request, index) => `import api${index} from ${JSON.stringify(request)};`).join('\n')}
const apis = [${requests.map((_, index) => `api${index}`).join(', ')}];
export const metadata = ${JSON.stringify(metadata)};
export const frontMatter = metadata.frontMatter;
export const assets = {};
export const contentTitle = undefined;
export const toc = apis.flatMap((api) => api.toc);
export default createApiPageContent(apis);
`;
