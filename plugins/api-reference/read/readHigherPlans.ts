import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import type { ApiPage } from '../../../src/types/api';
import { readApiIndex } from './readApiIndex';

/** Props that only the component of a higher plan has. */
export interface HigherPlan {
  /** Name of that component. */
  name: string;
  /** Address of its page. */
  path: string;
  props: string[];
}

const SUFFIXES = ['Pro', 'Premium'];

/**
 * Reads which props a component has in higher plans: `pinnedColumns` of `DataGridPro` for
 * `DataGrid`. Each is listed for the lowest plan that has it.
 * @param docsDir folder of the documentation of any version
 */
export function readHigherPlans(
  docsDir: string,
  { name, product, props }: Pick<ApiPage, 'name' | 'product' | 'props'>,
): HigherPlan[] {
  const names = readApiIndex(docsDir);
  const known = new Set(Object.keys(props));
  const base = name.replace(/Pro$/, '');
  return SUFFIXES.flatMap((suffix) => {
    const entry = names.get(base + suffix)?.find((one) => one.product === product);
    if (!entry || entry.name === name) return [];
    const file = path.join(docsDir, 'api', product, `${entry.slug}.json`);
    const own = Object.keys(readApiJson<ApiPage>(file).props).filter(
      (prop) => !known.has(prop),
    );
    own.forEach((prop) => known.add(prop));
    return own.length > 0 ? [{ name: entry.name, path: entry.path, props: own }] : [];
  });
}
