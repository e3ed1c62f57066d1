import type { ApiKind } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';
import { ApiError } from '../ApiError';
import { UNAVAILABLE_PACKAGES } from '../constants';
import type { ApiExport, PlannedPage } from '../model';
import { classifyExport } from './classifyExport';
import { dropStubs, type ExportTable } from './findExports';
import { getDeclarationFile } from './findPropTypes';
import type { Guide } from './readGuides';
import { readJsDoc } from './readJsDoc';
import { hasDocumentedProps } from './selectProps';

/** An entry of pages.json: a required page. */
export interface ListedPage {
  product: ProductFolder;
  slug: string;
  name: string;
  kind: ApiKind;
  packages: string[];
  /** Why the installed packages lack it, and which names to see instead. */
  absent?: { reason: string; see: string[] };
}

export interface PageChoice {
  pages: PlannedPage[];
  /** Pages of components that are not in the list. */
  added: PlannedPage[];
  /** Notes for maintainers: missing names and packages. */
  notes: string[];
  /** Listed names that no package exports and that are not marked as absent. */
  problems: ApiError[];
}

/**
 * Decides which pages are generated: the listed ones, public components that are not
 * listed, components that a guide mentions, and every public hook.
 * @param isOlder whether the packages are of an older major than the list, and lack
 *   later additions
 */
export function choosePages(
  listed: readonly ListedPage[],
  table: ExportTable,
  guides: readonly Guide[],
  isOlder = false,
): PageChoice {
  const notes: string[] = [];
  const problems: ApiError[] = [];
  const pages = listed
    .filter((entry) => !isOlder || findListed(entry, table).length > 0)
    .flatMap((entry) => planListed(entry, table, notes, problems) ?? []);
  const known = new Set(pages.map(({ product, name }) => `${product}/${name}`));
  const named = new Set(guides.flatMap((guide) => [...guide.components, ...guide.hooks]));
  const found = new Map<string, PlannedPage>();
  for (const [name, all] of groupExports(table)) {
    const exports = dropStubs(all);
    const [lowest] = exports;
    if (!lowest || known.has(name)) continue;
    const kind = classifyExport(lowest);
    if (kind === null || kind === 'interface') continue;
    if (!isPublic(lowest, kind) && !named.has(lowest.name)) continue;
    const { product } = lowest.package;
    const slug = toSlug(lowest.name);
    found.set(name, { name: lowest.name, slug, kind, product, exports, absent: null });
  }
  const added = [...found.values()].filter(({ kind }) => kind === 'component');
  return {
    pages: [...pages, ...found.values()].sort(byAddress),
    added,
    notes,
    problems,
  };
}

const byAddress = (a: PlannedPage, b: PlannedPage) =>
  `${a.product}/${a.slug}` < `${b.product}/${b.slug}` ? -1 : 1;

function planListed(
  entry: ListedPage,
  table: ExportTable,
  notes: string[],
  problems: ApiError[],
): PlannedPage | null {
  const { name, slug, kind, product, packages, absent } = entry;
  const exports = findListed(entry, table);
  const readable = packages.filter((one) => !UNAVAILABLE_PACKAGES.has(one));
  for (const one of readable) {
    if (!absent && !exports.some((found) => found.package.name === one)) {
      notes.push(`${product}/${slug}: ${one} is listed but does not export ${name}.`);
    }
  }
  if (exports.length > 0) return { name, slug, kind, product, exports, absent: null };
  if (!absent) {
    const where = { package: readable.join(', ') || product, symbol: name };
    problems.push(
      new ApiError(where, 'the page list names it, but no installed package exports it.'),
    );
    return null;
  }
  notes.push(`${product}/${slug}: ${absent.reason}`);
  return { name, slug, kind, product, exports, absent };
}

const findListed = ({ name, product }: ListedPage, table: ExportTable): ApiExport[] =>
  dropStubs(
    [...table.values()].flatMap((names) => {
      const found = names.get(name);
      return found?.package.product === product ? [found] : [];
    }),
  );

/** Maps `charts/BarChart` to its exports, from the lowest plan to the highest. */
function groupExports(table: ExportTable): Map<string, ApiExport[]> {
  const groups = new Map<string, ApiExport[]>();
  for (const exports of table.values()) {
    for (const entry of exports.values()) {
      const key = `${entry.package.product}/${entry.name}`;
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
  }
  return groups;
}

/**
 * Hooks are public if a documented package declares them outside its internals and style
 * helpers. Components must also be documented, stable and in use: many exports are only
 * parts of others.
 */
function isPublic(entry: ApiExport, kind: ApiKind): boolean {
  const file = getDeclarationFile(entry.symbol) ?? '';
  const isOwn = file.includes(
    `/node_modules/${entry.package.name.replace(/-(pro|premium)$/, '')}`,
  );
  if (!isOwn || /\/internals\/|Classes\.d\.m?ts$/.test(file)) return false;
  const doc = readJsDoc(entry.symbol.declarations);
  if (doc.ignored) return false;
  if (kind === 'hook') return true;
  if (doc.deprecated !== null || entry.name.startsWith('Unstable')) return false;
  if (entry.exportedAs !== entry.name) return false;
  return doc.description !== '' || hasDocumentedProps(entry);
}

/** `GridColDef` → `grid-col-def`, `PickerDay2` → `picker-day-2`, `useXScale` → `use-x-scale`. */
export const toSlug = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
