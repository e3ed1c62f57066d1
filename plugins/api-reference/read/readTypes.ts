import type ts from 'typescript';
import type { ApiKind } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import { type Level, LEVELS } from '../constants';
import type { ApiExport, DraftPage, PlannedPage } from '../model';
import { createMemory, type PrintContext, type PrintMemory } from '../print/printContext';
import { printType } from '../print/printType';
import { describeKind, findOwnDescription } from '../write/describeExport';
import type { ExportTable } from './findExports';
import { getDeclarationFile } from './findPropTypes';
import { getSource } from './getSource';
import { readComponent } from './readComponent';
import { readHook } from './readHook';
import { readInterface } from './readInterface';
import { readJsDoc } from './readJsDoc';

/**
 * Returns the import statements for an export: from its own subpath, which loads the
 * least, and from the root. A subpath named after the export is preferred to a general
 * one (`/models`, `/hooks`).
 */
function getImports(entry: ApiExport, kind: ApiKind): string[] {
  const { name, exportedAs, modules } = entry;
  const binding = name === exportedAs ? name : `${exportedAs} as ${name}`;
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const root = modules.find((module) => module === entry.package.name);
  const subpaths = modules.filter((module) => module !== root);
  const own = subpaths.find((module) => module.endsWith(`/${name}`)) ?? subpaths[0];
  return [own, root]
    .filter((module) => module !== undefined)
    .map((module) => `${keyword} { ${binding} } from '${module}';`);
}

/** The shared input of reading any page. */
export interface ReadContext {
  table: ExportTable;
  isOwn: PrintContext['isOwn'];
  /** Package versions by product. */
  versions: ReadonlyMap<string, string>;
  /** Results that printing caches, by product. */
  memories: Map<string, PrintMemory>;
  /** Takes what cannot be read; reading goes on. */
  report: PrintContext['report'];
  /** Whether a product has a page with that name. */
  hasPage: (product: string, name: string) => boolean;
}

/** Stage 2: reads the declarations of a page and their doc comments. */
export function readTypes(page: PlannedPage, read: ReadContext): DraftPage {
  const [lowest] = page.exports;
  if (!lowest)
    return { ...draftAbsent(page), version: read.versions.get(page.product) ?? '' };
  const entry = page.kind === 'interface' ? (page.exports.at(-1) ?? lowest) : lowest;
  const context = createContext(page, entry, read);
  const doc = readJsDoc(entry.symbol.declarations);
  const base = {
    ...draftAbsent(page),
    version: entry.package.version,
    plan: toPlan(lowest.package.level),
    imports: page.exports.flatMap((one) => getImports(one, page.kind)),
    description:
      doc.description ||
      (findOwnDescription({ ...page, version: entry.package.version }) ??
        describeKind(page, `\`${page.name}\``)),
    deprecated: doc.deprecated,
    source: getSource(entry),
    context,
  };
  try {
    if (page.kind === 'hook') return { ...base, ...readHook(entry, context) };
    if (page.kind === 'interface')
      return { ...base, ...readInterface(page, entry, context) };
    return { ...base, ...readComponent(entry, context, read.table) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(context.where, `it cannot be read: ${String(error)}`);
  }
}

const toPlan = (level: Level) => (level === 'community' ? null : level);

/**
 * Creates the context for printing types of one package on the page of one of its
 * exports.
 */
export function createContext(
  page: { product: string; name: string },
  entry: ApiExport,
  read: ReadContext,
): PrintContext {
  const memory = read.memories.get(page.product) ?? createMemory();
  read.memories.set(page.product, memory);
  return {
    print: printType,
    memory,
    checker: entry.level.checker,
    isOwn: read.isOwn,
    hasPage: (name) => read.hasPage(page.product, name),
    refs: new Map<string, ts.Type>(),
    report: read.report,
    where: {
      package: entry.package.name,
      file: getDeclarationFile(entry.symbol)?.replace(/^.*node_modules\//, ''),
      symbol: page.name,
    },
  };
}

/** A page without members, which is also the starting point of all others. */
function draftAbsent(page: PlannedPage): DraftPage {
  const { name, slug, kind, product, absent } = page;
  return {
    name,
    slug,
    kind,
    product,
    version: '',
    packages: page.exports
      .map((entry) => entry.package)
      .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
      .map((entry) => entry.name),
    plan: null,
    imports: [],
    description: absent?.reason ?? '',
    deprecated: null,
    absent,
    props: {},
    slots: [],
    classes: [],
    ref: null,
    inheritance: null,
    themeName: null,
    signatures: [],
    source: null,
    context: { refs: new Map() } as unknown as PrintContext,
  };
}
