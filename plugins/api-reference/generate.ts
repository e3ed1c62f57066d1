import { isOlderVersion } from '../../content/versions/isOlderVersion';
import type { ApiPage } from '../../src/types/api';
import { buildFiles } from './write/buildFiles';
import { choosePages, type ListedPage, type PageChoice } from './read/choosePages';
import { PACKAGES, type ApiPackage } from './constants';
import { createPrograms } from './read/createPrograms';
import { findExports } from './read/findExports';
import { attempt, type ApiError } from './ApiError';
import { findGuideProblems } from './read/findGuideProblems';
import type { PlannedPage } from './model';
import pageList from './read/pages.json';
import { readGridData } from './read/readGridData';
import { readGuides, type Guide } from './read/readGuides';
import { readPackage, type InstalledPackage } from './read/readPackage';
import { readTypes, type ReadContext } from './read/readTypes';
import { createFindPage, resolveLinks } from './write/resolveLinks';
import type { Files } from './write/writePages';

export interface GenerateOptions {
  /** Root folder of the site. */
  root: string;
  /**
   * All by default; if set, must include all packages of a product, because plans are
   * determined by comparing them.
   */
  packages?: readonly ApiPackage[];
  listed?: readonly ListedPage[];
  /** Names to read; all by default. */
  only?: readonly string[];
}

export interface Generated {
  pages: ApiPage[];
  files: Files;
  /** Pages of components that are not in the list. */
  added: PlannedPage[];
  notes: string[];
  /** What could not be read, one message each; `pages` and `files` lack it. */
  problems: string[];
}

/**
 * Runs the stages in memory, each on the result of the one before: find exports, read
 * types and doc comments, resolve links, build files. The caller writes the files.
 */
export function generate(options: GenerateOptions): Generated {
  const { root, packages = PACKAGES, only } = options;
  const listed = options.listed ?? selectListed(packages);
  const installed = packages.map((description) => readPackage(root, description));
  const table = findExports(installed, createPrograms(installed, getTypeNames(listed)));
  const guides = readGuides(root);
  const choice = choosePages(listed, table, guides, isOlderVersion());
  const problems = [
    ...choice.problems,
    ...findGuideProblems(selectGuides(guides, packages), choice.pages),
  ];
  const report = (error: ApiError) => void problems.push(error);

  const read = { table, report, ...createReadContext(choice, installed) };
  const finders = new Map(
    packages.map(({ product }) => [product, createFindPage(choice.pages, product)]),
  );
  const findPage = (product: ApiPackage['product']) =>
    finders.get(product) ?? (() => null);
  const pages = choice.pages
    .filter(({ name }) => !only || only.includes(name))
    .flatMap(
      (page) =>
        attempt(
          () => resolveLinks(readTypes(page, read), findPage(page.product), guides),
          report,
        ) ?? [],
    );
  const gridData = only
    ? undefined
    : attempt(() => readGridData(table, read, findPage('data-grid')), report);
  const files: Files = only
    ? new Map()
    : buildFiles({ pages, ...(gridData ?? { events: null, selectors: null }) });
  return {
    pages,
    files,
    added: choice.added,
    notes: choice.notes,
    problems: [...new Set(problems.map(({ message }) => message))],
  };
}

const selectListed = (packages: readonly ApiPackage[]): ListedPage[] =>
  (pageList as ListedPage[]).filter(({ product }) =>
    packages.some((one) => one.product === product),
  );

/** Types that are needed with the defaults of their type parameters. */
const getTypeNames = (listed: readonly ListedPage[]): string[] =>
  listed.flatMap(({ kind, name }) => {
    if (kind === 'hook') return [];
    return kind === 'component' ? [`${name}Props`] : [name];
  });

/**
 * The guides that can be checked with these packages; some refer to names of all
 * products.
 */
const selectGuides = (
  guides: readonly Guide[],
  packages: readonly ApiPackage[],
): Guide[] =>
  guides.filter(({ product }) =>
    PACKAGES.filter((one) => product === null || one.product === product).every(
      ({ name }) => packages.some((one) => one.name === name),
    ),
  );

function createReadContext(
  { pages }: PageChoice,
  installed: readonly InstalledPackage[],
): Omit<ReadContext, 'table' | 'report'> {
  const folders = installed.map(({ dir }) => `${dir}/`);
  const names = new Set(pages.map(({ product, name }) => `${product}/${name}`));
  return {
    versions: new Map(installed.map(({ product, version }) => [product, version])),
    memories: new Map(),
    isOwn: (file) => folders.some((folder) => file.startsWith(folder)),
    hasPage: (product, name) => names.has(`${product}/${name}`),
  };
}
