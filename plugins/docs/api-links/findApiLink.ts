import { dropBase } from '../../../src/lib/dropBase';
import {
  findApiEntry,
  type ApiEntry,
  type ApiNames,
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
