import fs from 'node:fs';
import path from 'node:path';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { suggest, suggestPages } from '../../content/pages/suggest';
import { renderDemoTag, renderNewDemo } from '../../plugins/demos/renderNewDemo';
import { findHeadingFault } from '../prose/rules/sentence-case';
import {
  getChildren,
  getLabel,
  getPathname,
  insert,
  listChildren,
  listNavNodes,
  type NavNode,
} from './navFile';
import { readNewId, requireFreeAddress } from './readNewId';

/** Package and main component of each product, for a page that needs no plan. */
const SUBJECTS: Readonly<Record<string, readonly [name: string, component: string]>> = {
  'data-grid': ['@mui/x-data-grid', 'DataGrid'],
  'date-pickers': ['@mui/x-date-pickers', 'DatePicker'],
  charts: ['@mui/x-charts', 'BarChart'],
  'tree-view': ['@mui/x-tree-view', 'RichTreeView'],
};

const MAX_TITLE = 70;

/** Text of a new page that its author replaces; a test fails on pages that have it. */
export const PLACEHOLDERS = {
  description: 'Say in one sentence what you can do with the page.',
  example: 'Say what the shortest example does.',
  choice: 'Say when to use it, and when to use something else.',
};

/** How many demos a page must have, by its path below docs/. */
export const countRequiredDemos = (page: string): number =>
  page.startsWith('data-grid/') ? 3 : 0;

export interface NewPage {
  /** Folder of the page, such as `data-grid/thing`, or its address. */
  name: string;
  title: string;
  /** The page whose entry in the navigation precedes the new one; excludes `group`. */
  after?: string;
  /** Title or pathname of the group at whose end the new entry is added. */
  group?: string;
}

/** What was written. */
export interface WrittenPage {
  id: string;
  pathname: string;
  /** Paths from the root of the project. */
  files: string[];
  /** Where the entry is; undefined if the navigation had it already. */
  place?: string;
}

/**
 * Writes a page with a first demo, and its entry in the navigation.
 * @throws Error with the problem and how to fix it; nothing is written then
 */
export async function newPage(given: NewPage, siteDir: string): Promise<WrittenPage> {
  const id = readNewId(given.name, siteDir);
  requireFreeAddress(id);
  const title = readTitle(given.title);
  const pathname = getPathnameOfDoc(id);
  const entry = await addEntry({ ...given, title }, pathname, siteDir);
  const folder = path.posix.join('docs', path.posix.dirname(id));
  const [product = ''] = id.split('/');
  const demo = `Basic${toPascalCase(path.posix.basename(id))}`;
  const texts: Record<string, string> = {
    [`docs/${id}.mdx`]: renderPage(id, title, demo, siteDir),
    [`${folder}/${demo}.tsx`]: renderNewDemo(product, demo),
    ...(entry && { [entry.file]: entry.text }),
  };
  fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const [file, text] of Object.entries(texts))
    fs.writeFileSync(path.join(siteDir, file), text);
  return { id, pathname, files: Object.keys(texts), place: entry?.place };
}

function readTitle(title: string): string {
  const fault =
    title.trim() === '' || title.length > MAX_TITLE
      ? `it must have 1 to ${MAX_TITLE} characters`
      : findHeadingFault(title);
  if (fault) throw new Error(`"${title}" cannot be the title of a page: ${fault}.`);
  return title.trim();
}

const toPascalCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function renderPage(id: string, title: string, demo: string, siteDir: string): string {
  const [product = ''] = id.split('/');
  const subject = SUBJECTS[product];
  const isProduct = PRODUCT_FOLDERS.some((folder) => folder === product);
  const overview = path.posix.relative(
    path.posix.dirname(id),
    `${product}/overview/overview.mdx`,
  );
  const hasOverview = fs.existsSync(
    path.join(siteDir, `docs/${product}/overview/overview.mdx`),
  );
  return `---
title: ${quote(title)}
description: ${PLACEHOLDERS.description}
${isProduct ? `product: ${product}\n` : ''}${subject ? `package: '${subject[0]}'\ncomponents: [${subject[1]}]\n` : ''}keywords: []
---

${PLACEHOLDERS.example}

${renderDemoTag(id, demo)}

${PLACEHOLDERS.choice}
${hasOverview ? `\n## See also\n\n- [Overview](${overview})\n` : ''}`;
}

/** Quoted only if YAML would parse it as anything but text. */
const quote = (text: string): string =>
  /^[A-Za-z][^:#]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;

interface AddedEntry {
  file: string;
  text: string;
  place: string;
}

async function addEntry(
  { title, after, group }: NewPage,
  pathname: string,
  siteDir: string,
): Promise<AddedEntry | undefined> {
  const nodes = listNavNodes(siteDir);
  const known = nodes.find((node) => getPathname(node) === pathname);
  if (known && getChildren(known))
    throw new Error(
      `${known.file}: ${pathname} is a group, which shows no page. Choose another name, or give the group another pathname.`,
    );
  if (known) return undefined;
  if (after !== undefined && group !== undefined)
    throw new Error(
      '--after and --group both say where the entry is. Give one of them; --after puts it into the group of that page.',
    );
  const part = readPart(nodes, pathname);
  const own =
    pageToTitle({ pathname }) === title ? '' : `, title: ${JSON.stringify(title)}`;
  const code = `{ pathname: '${pathname}'${own} }`;
  if (after !== undefined) {
    const sibling = findSibling(part, after);
    const text = await insert(siteDir, sibling, sibling.node.getEnd(), `, ${code}`);
    return { file: sibling.file, text, place: `after ${getPathname(sibling)}` };
  }
  const parent =
    group === undefined ? findUsualGroup(nodes, pathname) : findGroup(part, group);
  const children = getChildren(parent)!;
  const end = children.elements.at(-1)?.getEnd();
  const text =
    end === undefined
      ? await insert(siteDir, parent, children.getStart() + 1, code)
      : await insert(siteDir, parent, end, `, ${code}`);
  return { file: parent.file, text, place: `at the end of "${name(parent)}"` };
}

const name = (node: NavNode): string => getLabel(node) ?? getPathname(node);

/** The part of the navigation that a page belongs to. */
interface NavPart {
  /** Its file or folder in src/nav. */
  source: string;
  /** The page's folder in docs/. */
  section: string;
  nodes: NavNode[];
  /** Folders of its pages below docs/. */
  pages: string[];
}

/** `src/nav/charts.ts`, or `src/nav/dataGrid` for the files of that folder. */
const getSource = ({ file }: NavNode): string => file.split('/').slice(0, 3).join('/');

const getFolder = (node: NavNode): string =>
  path.posix.dirname(getDocId(getPathname(node)) ?? '');

function readPart(nodes: readonly NavNode[], pathname: string): NavPart {
  const root = pathname.split('/').slice(0, 3).join('/');
  const known = nodes.find((node) => `${getPathname(node)}/`.startsWith(`${root}/`));
  if (!known)
    throw new Error(
      `src/nav has no page below ${root} yet. Add an entry for ${pathname} by hand, then run the command again.`,
    );
  const source = getSource(known);
  const own = nodes.filter((node) => getSource(node) === source);
  const pages = own.filter((node) => !getChildren(node)).map(getFolder);
  const [section = ''] = (getDocId(pathname) ?? '').split('/');
  return { source, section, nodes: own, pages };
}

function findSibling(part: NavPart, after: string): NavNode {
  const { source, section, nodes, pages } = part;
  const id = after
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .replace(/\/$/, '');
  const found = nodes.find((node) =>
    [getPathname(node), getDocId(getPathname(node)), getFolder(node)].includes(id),
  );
  if (found) return found;
  const [, ...topics] = (getDocId(id)?.replace(/\/[^/]+$/, '') ?? id).split('/');
  const near = suggestPages([section, ...topics].join('/'), pages);
  throw new Error(
    `--after ${after}: ${source} has no such page. Name a page of the same product by its folder.${near}`,
  );
}

function findGroup({ source, nodes }: NavPart, group: string): NavNode {
  const groups = nodes.filter(getChildren);
  const found = groups.filter((node) =>
    [getPathname(node), getLabel(node)].includes(group),
  );
  if (found.length === 1) return found[0]!;
  if (found.length > 1)
    throw new Error(
      `--group "${group}": several groups have this title. Name one of ${found.map(getPathname).join(', ')}.`,
    );
  const near = suggest(group, [...new Set(groups.map(name))]);
  throw new Error(
    `--group "${group}": ${source} has no such group.${near || ' Its groups are the entries with children.'}`,
  );
}

/** The group with the most pages whose addresses have the same parent. */
function findUsualGroup(nodes: readonly NavNode[], pathname: string): NavNode {
  const parent = path.posix.dirname(pathname);
  const count = (node: NavNode): number =>
    listChildren(node).filter((child) => path.posix.dirname(child) === parent).length;
  const [best] = nodes.filter(getChildren).sort((a, b) => count(b) - count(a));
  if (best && count(best) > 0) return best;
  throw new Error(
    `No group of the navigation has pages below ${parent}. Name one with --group, or a page with --after.`,
  );
}
