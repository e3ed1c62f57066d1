import type { ApiDemoPage, ApiPage } from '../../../src/types/api';
import { API_PATH, EXTERNAL_PAGES } from '../constants';
import { defineTypes } from '../print/defineTypes';
import type { DraftPage } from '../model';
import type { PrintContext } from '../print/printContext';
import type { Guide } from '../read/readGuides';
import { rewriteLinks, type FindPage, type PageTitles } from './rewriteLinks';

interface Address {
  product: string;
  slug: string;
}

export const getAddress = ({ product, slug }: Address): string =>
  `${API_PATH}${product}/${slug}/`;

/** Types of which each package has its own version share the page of the plain name. */
const VARIANT = /(Community|Pro|Premium)$/;

/** Finds the page of a name in a product; `GridApiPro` has that of `GridApi`. */
export function createFindPage(
  pages: readonly (Address & { name: string })[],
  product: string,
): FindPage {
  const addresses = new Map(
    pages
      .filter((page) => page.product === product)
      .map((page) => [page.name, getAddress(page)]),
  );
  return (name) =>
    addresses.get(name) ?? addresses.get(name.replace(VARIANT, '')) ?? null;
}

/** Stage 4: links names to pages, defines names that have none, finds the demos. */
export function resolveLinks(
  draft: DraftPage,
  findPage: FindPage,
  guides: readonly Guide[],
): ApiPage {
  const { context, ...page } = draft;
  const findOther: FindPage = (name) => (name === page.name ? null : findPage(name));
  const { links, types } = linkTypes(context, findOther, page.name);
  for (const name of page.absent?.see ?? []) {
    const address = findOther(name);
    if (address) links[name] = address;
  }
  const titles = new Map(guides.map((guide) => [guide.path, guide.title]));
  return {
    ...rewriteAll(page, findOther, titles),
    links,
    types,
    demos: findDemos(page, guides),
  };
}

/** The type names that were printed: those with a page, and definitions of the others. */
export function linkTypes(context: PrintContext, findPage: FindPage, self = '') {
  const types = defineTypes(context, (name) => name === self || findPage(name) !== null);
  const links: Record<string, string> = {};
  for (const name of [...context.refs.keys()].sort()) {
    const page = findPage(name) ?? EXTERNAL_PAGES.get(name);
    if (page) links[name] = page;
  }
  return { links, types };
}

const PROSE = new Set(['description', 'deprecated', 'reason']);

/** Rewrites the links in every description, however deep. */
export function rewriteAll<T>(value: T, findPage: FindPage, titles?: PageTitles): T {
  if (Array.isArray(value)) {
    return value.map((item) => rewriteAll(item, findPage, titles)) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      PROSE.has(key) && typeof item === 'string'
        ? toSentence(key, rewriteLinks(item, findPage, titles))
        : rewriteAll(item, findPage, titles),
    ]),
  ) as T;
}

/** Reasons stand for themselves; in the packages some go on from the tag before them. */
const toSentence = (key: string, text: string): string =>
  key === 'deprecated' && text !== ''
    ? text.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/[^.!?]$/, '$&.')
    : text;

function findDemos(page: { name: string; packages: string[] }, guides: readonly Guide[]) {
  return guides
    .filter(({ uses }) => page.packages.some((one) => uses.has(`${one} › ${page.name}`)))
    .map(({ title, path }): ApiDemoPage => ({ title, path }));
}
