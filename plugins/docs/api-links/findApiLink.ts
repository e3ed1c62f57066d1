import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import { dropBase } from '../../../src/lib/basePath';
import type { ApiPage } from '../../../src/types/api';
import {
  type ApiEntry,
  type ApiNames,
  findApiEntry,
} from '../../api-reference/read/readApiIndex';

export interface LinkContext {
  names: ApiNames;
  product: string | undefined;
  /** Pages of the components that the page documents, in its order. */
  components: readonly ApiEntry[];
  readProps: (entry: ApiEntry) => ReadonlySet<string>;
}

/** `GridColDef`, `<DataGrid>`, `<DataGrid />`, `useXScale()` */
const NAME = /^<?([A-Za-z]\w*)(?:\s*\/?>|\(\))?$/;

/**
 * Finds the page, and the anchor, that a piece of code refers to: an export with a page,
 * or a prop of one of the page's components.
 * @returns a link relative to the root of the site, or undefined
 */
export function findApiLink(code: string, context: LinkContext): string | undefined {
  const name = NAME.exec(code)?.[1];
  if (!name) return undefined;
  const entry = findApiEntry(context.names, name, context.product);
  if (entry) return toLink(entry);
  if (name !== code) return undefined;
  const owner = context.components.find((one) => context.readProps(one).has(name));
  return owner && `${toLink(owner)}#prop-${name}`;
}

const toLink = ({ path }: ApiEntry): string => dropBase(path);

const cache = new Map<string, { time: number; names: ReadonlySet<string> }>();

/** Reads the props of a component; each file is read once per build. */
export function readPropNames(
  docsDir: string,
  { product, slug }: ApiEntry,
): ReadonlySet<string> {
  const file = path.join(docsDir, 'api', product, `${slug}.json`);
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return new Set();
  const known = cache.get(file);
  if (known?.time === time) return known.names;
  const page = readApiJson<ApiPage>(file);
  const names = new Set(Object.keys(page.props));
  cache.set(file, { time, names });
  return names;
}
