import type { ApiPage } from '../../src/types/api';
import { PACKAGES } from '../../plugins/api-reference/constants';
import type { Allowed } from './allowed';

/** The coverage of one product by guides and demos. */
export interface Coverage {
  product: string;
  entries: Count;
  props: Count;
  /** Runtime exports of the product's packages that have no reference page. */
  withoutPage: string[];
}

export interface Count {
  total: number;
  named: number;
  /** Names that no guide or demo mentions, except allowed ones. */
  unnamed: string[];
}

interface Sources {
  pages: readonly ApiPage[];
  mentions: ReadonlySet<string>;
  allowed: Allowed;
  /** Names of the runtime exports of all packages of the product. */
  exported: readonly string[];
}

/**
 * Compares the reference of a product with the names in its guides and demos. Deprecated
 * entries and props need no guide.
 */
export function measureCoverage(
  product: string,
  { pages, mentions, allowed, exported }: Sources,
): Coverage {
  const own = pages.filter((page) => page.product === product);
  const entries = own
    .filter(({ deprecated }) => deprecated === null)
    .map(({ name }) => name);
  const props = own
    .filter(({ kind, deprecated }) => kind !== 'hook' && deprecated === null)
    .flatMap((page) =>
      Object.entries(page.props)
        .filter(([, prop]) => prop.deprecated === null)
        .map(([name]) => name),
    );
  const shown = new Set(pages.flatMap(namesOf));
  return {
    product,
    entries: count(entries, mentions, allowed.entries),
    props: count(props, mentions, allowed.props),
    withoutPage: [...new Set(exported)].filter((name) => !shown.has(name)).sort(),
  };
}

const namesOf = ({ name, slots, types }: ApiPage): string[] => [
  name,
  ...slots.flatMap((slot) => slot.default ?? []),
  ...Object.keys(types ?? {}),
];

function count(
  names: readonly string[],
  mentions: ReadonlySet<string>,
  allowed: Readonly<Record<string, string>>,
): Count {
  const distinct = [...new Set(names)].filter((name) => !(name in allowed));
  const unnamed = distinct.filter((name) => !mentions.has(name)).sort();
  return { total: distinct.length, named: distinct.length - unnamed.length, unnamed };
}

/** Folders of the documented products. */
export const PRODUCTS = [...new Set(PACKAGES.map(({ product }) => product))];
