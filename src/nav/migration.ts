import {
  getMigrationGuide,
  GUIDED_MAJORS,
  GUIDED_PRODUCTS,
  type GuidedProduct,
} from '../config/migrations';
import type { NavEntry } from '../types/nav';

const NAMES: Readonly<Record<GuidedProduct, string>> = {
  'data-grid': 'Data Grid',
  pickers: 'Date and Time Pickers',
  'tree-view': 'Tree View',
  charts: 'Charts',
};

/** The guides from a major to the next; the newest ones are not collapsed. */
function makeGroup(from: number): NavEntry {
  const title = `Upgrade to v${from + 1}`;
  const pathname = `/x/migration-v${from + 1}`;
  const guides = GUIDED_PRODUCTS.map((product) => ({
    pathname: `/x/${getMigrationGuide(product, from)}`,
    title: `Breaking changes: ${NAMES[product]}`,
  }));
  if (from !== GUIDED_MAJORS[0]) return { pathname, title, children: guides };
  const check = { pathname: '/x/migration/check', title: 'Check your code' };
  return { pathname, subheader: title, children: [check, ...guides] };
}

export const MIGRATION: NavEntry = {
  pathname: '/x/migration-group',
  title: 'Migration',
  children: [
    ...GUIDED_MAJORS.map(makeGroup),
    {
      pathname: '/x/migration-v6',
      title: 'Upgrade to v6',
      children: [
        {
          pathname: '/x/migration/migration-data-grid-v5',
          title: 'Breaking changes: Data Grid',
        },
        {
          pathname: '/x/migration/migration-pickers-v5',
          title: 'Breaking changes: Date and Time Pickers',
        },
        {
          pathname: '/x/migration/migration-tree-view-lab',
          title: 'Migration from lab to v6 (Tree View)',
        },
      ],
    },
    {
      pathname: '/x/migration-earlier',
      title: 'Earlier versions',
      children: [
        {
          pathname: '/x/migration/migration-pickers-lab',
          title: 'Migration from lab to v5 (Date and Time Pickers)',
        },
        {
          pathname: '/x/migration/migration-data-grid-v4',
          title: 'Migration from v4 to v5 (Data Grid)',
        },
      ],
    },
  ],
};
