import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { API_TABS, type ApiTab } from '../../../src/config/api';
import type { Language } from '../../../src/config/languages';
import { getDocId } from '../../../src/lib/docPaths';
import { nav } from '../../../src/nav';
import type { Plan, ProductFolder } from '../../../src/types/page';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { isPage } from '../../../content/nav/isPage';
import { walkNav } from '../../../content/nav/walkNav';
import { INDEX_FILE, listApiPages } from '../../api-reference/pages/listApiPages';
import {
  findApiEntry,
  readApiIndex,
  type ApiEntry,
} from '../../api-reference/read/readApiIndex';
import { describeTab } from '../../docs/tabs/describeTab';
import type { SitePage } from '../model';

type Doc = LoadedVersion['docs'][number];

interface ListOptions {
  siteDir: string;
  language: Language;
}

/** The front matter fields that are read here; the docs plugin validates them. */
interface Fields {
  product?: ProductFolder;
  package?: string;
  plan?: Plan;
  components?: string[];
  hooks?: string[];
}

const API_ID = /^api\//;

/**
 * Lists all published documentation pages: guides in the order of the navigation, each
 * followed by its tabs, then the reference.
 * @param contents content loaded by the docs plugins
 */
export const listSitePages = (
  contents: readonly LoadedContent[],
  options: ListOptions,
): SitePage[] =>
  contents.flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap((version) => listVersion(version, options)),
  );

function listVersion(version: LoadedVersion, options: ListOptions): SitePage[] {
  const published = version.docs.filter(({ draft, unlisted }) => !draft && !unlisted);
  const places = new Map(
    walkNav(nav)
      .filter(isPage)
      .map(({ pathname }, index) => [getDocId(pathname), index]),
  );
  const placeOf = ({ id }: Doc): number => places.get(id) ?? places.size;
  const guides = published
    .filter(({ id }) => !API_ID.test(id))
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
  return [
    ...guides.flatMap((doc) => listGuide(doc, version, options)),
    ...listReference(published, version, options.siteDir),
  ];
}

function listGuide(
  doc: Doc,
  { contentPath }: LoadedVersion,
  { siteDir, language }: ListOptions,
): SitePage[] {
  const fields = doc.frontMatter as Fields;
  const names = readApiIndex(contentPath);
  const find = (tab: ApiTab): ApiEntry[] =>
    (fields[tab] ?? []).flatMap(
      (name) => findApiEntry(names, name, fields.product) ?? [],
    );
  const page: SitePage = {
    id: doc.id,
    docsDir: contentPath,
    path: toPath(doc.permalink),
    title: doc.title,
    description: doc.description,
    product: fields.product ?? null,
    plan: fields.plan ?? null,
    package: fields.package ?? null,
    api: [...find('components'), ...find('hooks')].map(({ name, path: address }) => ({
      name,
      path: address,
    })),
    source: { kind: 'guide', file: path.join(siteDir, doc.source.replace('@site/', '')) },
  };
  const tabs = (Object.keys(API_TABS) as ApiTab[]).flatMap((tab): SitePage[] => {
    const entries = find(tab);
    if (entries.length === 0) return [];
    const titles = entries.map(({ name }) => name);
    const files = entries.map(({ product, slug }) =>
      path.join(contentPath, 'api', product, `${slug}.json`),
    );
    const source =
      tab === 'hooks'
        ? { kind: 'tab' as const, tab, files }
        : { kind: 'tab' as const, tab, guide: `${doc.id}.mdx`, entries };
    return [
      {
        ...page,
        ...describeTab(tab, doc.title, titles, language),
        id: `${doc.id}/${API_TABS[tab]}`,
        path: `${page.path}${API_TABS[tab]}/`,
        source,
      },
    ];
  });
  return [page, ...tabs];
}

function listReference(
  published: readonly Doc[],
  { contentPath }: LoadedVersion,
  siteDir: string,
): SitePage[] {
  const docs = new Map(published.map((doc) => [doc.id, doc]));
  const pages = listApiPages(contentPath).map(
    ({ id, product, data }): Pick<SitePage, 'id' | 'product' | 'source'> => {
      const file = path.join(contentPath, data);
      return {
        id,
        product,
        source:
          data === INDEX_FILE ? { kind: 'index', file, product } : { kind: 'api', file },
      };
    },
  );
  const changes = listChangesFiles(siteDir).map(
    (each): Pick<SitePage, 'id' | 'product' | 'source'> => ({
      id: each.id,
      product: each.product,
      source: { kind: 'changes', changes: each },
    }),
  );
  return [...pages, ...changes].flatMap(({ id, product, source }): SitePage[] => {
    const doc = docs.get(id);
    if (!doc) return [];
    const fields = doc.frontMatter as Fields;
    return [
      {
        id,
        docsDir: contentPath,
        path: toPath(doc.permalink),
        title: doc.title,
        description: doc.description,
        product,
        plan: null,
        package: fields.package ?? null,
        api: [],
        source,
      },
    ];
  });
}

/** Docusaurus adds the trailing slash later, when it creates the routes. */
const toPath = (permalink: string): string => permalink.replace(/\/?$/, '/');
