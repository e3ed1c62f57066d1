import type {
  DocMetadata,
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import {
  buildApiSidebars,
  type ApiSidebarLabels,
} from '../../content/nav/buildApiSidebars';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import type { Language } from '../../src/config/languages';
import { getDocId } from '../../src/lib/docPaths';
import { createApiDocs } from '../api-reference/pages/createApiDocs';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

interface AddOptions {
  siteDir: string;
  language: Language;
  labels: ApiSidebarLabels;
  readDate: (file: string) => Promise<DocMetadata['lastUpdatedAt']>;
}

/**
 * Adds the reference pages, which are generated from data, to the written pages, with
 * separate sidebars that also define their reading order.
 * @param content content loaded by the stock plugin
 */
export async function addApiDocs(
  content: LoadedContent,
  options: AddOptions,
): Promise<LoadedContent> {
  return {
    ...content,
    loadedVersions: await Promise.all(
      content.loadedVersions.map((version) => addToVersion(version, options)),
    ),
  };
}

async function addToVersion(
  version: LoadedVersion,
  options: AddOptions,
): Promise<LoadedVersion> {
  const docs = await createApiDocs(version, options);
  if (docs.length === 0) return version;
  const own = buildApiSidebars(
    version.contentPath,
    options.labels,
    listChangesFiles(options.siteDir),
  ) as Sidebars;
  const steps = Object.values(own).map((items) => items.flatMap(listSteps));
  const neighbors = new Map(
    steps.flatMap((list) =>
      list.map(({ id }, at) => [id, { previous: list[at - 1], next: list[at + 1] }]),
    ),
  );
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const toLink = (step: Step | undefined) =>
    step && { title: step.title, permalink: permalinks.get(step.id) ?? '' };
  const linked = docs.map((doc) => ({
    ...doc,
    previous: toLink(neighbors.get(doc.id)?.previous),
    next: toLink(neighbors.get(doc.id)?.next),
  }));
  const guides = Object.entries(version.sidebars).map(([name, items]) => [
    name,
    items.map((item) => referToPages(item, permalinks)),
  ]);
  return {
    ...version,
    docs: [...version.docs, ...linked],
    sidebars: { ...Object.fromEntries(guides), ...own },
  };
}

interface Step {
  id: string;
  title: string;
}

/** The pages of a sidebar in reading order, with their labels. */
function listSteps(item: Item): Step[] {
  if (item.type === 'doc') return [{ id: item.id, title: item.label ?? item.id }];
  if (item.type !== 'category') return [];
  const first =
    item.link?.type === 'doc' ? [{ id: item.link.id, title: item.label }] : [];
  return [...first, ...item.items.flatMap(listSteps)];
}

/**
 * The stock plugin validates sidebars before these pages exist, so the guides' sidebar
 * links to them by address. These links are replaced with references to the pages, for
 * all languages.
 */
function referToPages(item: Item, pages: ReadonlyMap<string, string>): Item {
  if (item.type === 'category') {
    return { ...item, items: item.items.map((child) => referToPages(child, pages)) };
  }
  if (item.type !== 'link') return item;
  const { href, ...rest } = item;
  const id = href.startsWith('/') ? getDocId(href) : null;
  return id && pages.has(id) ? { ...rest, type: 'ref', id } : item;
}
