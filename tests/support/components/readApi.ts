import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import {
  findApiEntry,
  readApiIndex,
  type ApiEntry,
} from '../../../plugins/api-reference/read/readApiIndex';
import type { ApiEvents, ApiPage, ApiProp, ApiSelectors } from '../../../src/types/api';

const API_DIR = path.join(SITE_DIR, 'docs/api');
const names = readApiIndex(path.dirname(API_DIR));

const readJson = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(API_DIR, file), 'utf8')) as T;

const readEntry = ({ product, slug }: ApiEntry): ApiPage =>
  readJson(`${product}/${slug}.json`);

/** Whether the generated data has a page of that name. */
export const hasApi = (name: string): boolean => names.has(name);

/**
 * The generated data of a component, interface or hook:
 * `readApi('DataGrid').props.rowHeight`.
 * @param product for names that several products have
 * @throws Error for a name without a page
 */
export function readApi(name: string, product?: string): ApiPage {
  const entry = findApiEntry(names, name, product);
  if (!entry) throw new Error(`docs/api has no page of ${name}.`);
  return readEntry(entry);
}

/**
 * A prop of a component or a member of an interface.
 * @throws Error if it does not exist
 */
export function readProp(name: string, prop: string): ApiProp {
  const found = readApi(name).props[prop];
  if (!found) throw new Error(`${name} has no "${prop}" in docs/api.`);
  return found;
}

/**
 * The default of a prop as the packages document it, such as `'[25, 50, 100]'`; null for
 * none. Tests of claims use it: `expect(defaultOf('DataGrid', 'rowHeight')).toBe('52')`.
 */
export const defaultOf = (name: string, prop: string): string | null =>
  readProp(name, prop).default;

/** Every page of the data, for tests across products. */
export const readAllApis = (): ApiPage[] => [...names.values()].flat().map(readEntry);

export const readEvents = (): ApiEvents['events'] =>
  readJson<ApiEvents>('data-grid/events.json').events;

export const readSelectors = (): ApiSelectors['selectors'] =>
  readJson<ApiSelectors>('data-grid/selectors.json').selectors;
