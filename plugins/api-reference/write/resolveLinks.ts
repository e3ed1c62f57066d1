import { REDIRECTS } from '../../../src/config/redirects';
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

/**
 * Types with a variant for each package share the page of the name without the suffix.
 */
const VARIANT = /(Community|Pro|Premium)$/;

/**
 * Finds the page of a name in a product; `GridApiPro` resolves to the page of `GridApi`.
 */
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

/**
 * Stage 4: links names to pages, defines names that have no page, and finds the demos.
 */
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
  // The packages keep the address of a guide that has moved.
  for (const { from, to } of REDIRECTS) {
    const title = titles.get(`/x/${to.replace(/#.*/, '')}/`);
    if (title !== undefined) titles.set(`/x/${from}/`, title);
  }
  return {
    ...rewriteAll(page, findOther, titles),
    links,
    types,
    demos: findDemos(page, guides),
  };
}

/** Resolves the printed type names to pages or definitions. */
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

/** Rewrites the links in all descriptions, recursively. */
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

/** Makes reasons full sentences; in the packages, some continue the tag before them. */
const toSentence = (key: string, text: string): string =>
  key === 'deprecated' && text !== ''
    ? text.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/[^.!?]$/, '$&.')
    : text;

function findDemos(page: { name: string; packages: string[] }, guides: readonly Guide[]) {
  return guides
    .filter(({ uses }) => page.packages.some((one) => uses.has(`${one} › ${page.name}`)))
    .map(({ title, path }): ApiDemoPage => ({ title, path }));
}
