import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../paths/readApiJson';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { ChangesFile } from '../api-changes/listChangesFiles';
import { getApiSidebarName } from '../../src/lib/apiPaths';
import type { ApiIndex, ApiKind } from '../../src/types/api';
import type { ProductFolder } from '../../src/types/page';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

export interface ApiSidebarLabels {
  products: Record<ProductFolder, string>;
  kinds: Record<ApiKind, string>;
  /** Title of a product's reference; `{product}` is replaced by its name. */
  title: string;
  /** Title of a changes page; `{to}` is replaced by the target major. */
  changes: string;
  /** Title of the link back to the guides. */
  guides: string;
}

const KINDS: readonly ApiKind[] = ['component', 'interface', 'hook'];

/**
 * Builds a sidebar for the API pages of each product, by kind and name. In the guides'
 * sidebar, several hundred names would be in the data of every page, so it links to the
 * indexes instead. Sets every field that Docusaurus adds when it reads a sidebars file.
 * @param docsDir folder of the documentation
 * @param changes pages with the changes between majors
 */
export function buildApiSidebars(
  docsDir: string,
  labels: ApiSidebarLabels,
  changes: readonly ChangesFile[] = [],
): SidebarsConfig {
  const file = path.join(docsDir, 'api', 'index.json');
  if (!fs.existsSync(file)) return {};
  const { products } = readApiJson<ApiIndex>(file);
  return Object.fromEntries(
    products.map(({ product, pages }) => {
      const groups = KINDS.flatMap((kind): SidebarItem[] => {
        const items = pages
          .filter((page) => page.kind === kind)
          .map(({ name, slug }) => ({
            type: 'doc' as const,
            id: `api/${product}/${slug}`,
            label: name,
            key: `${product}-${slug}`,
          }))
          .sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
        if (items.length === 0) return [];
        const label = labels.kinds[kind];
        return [
          {
            type: 'category',
            label,
            key: kind,
            collapsible: true,
            collapsed: true,
            items,
          },
        ];
      });
      const steps = changes
        .filter((each) => each.product === product)
        .map(
          ({ id, to }): SidebarItem => ({
            type: 'doc',
            id,
            label: labels.changes.replace('{to}', String(to)),
            key: `changes-${to}`,
          }),
        );
      const whole: SidebarItem = {
        type: 'category',
        label: labels.title.replace('{product}', labels.products[product]),
        key: 'api',
        collapsible: false,
        collapsed: false,
        link: { type: 'doc', id: `api/${product}/index` },
        items: [...groups, ...steps],
      };
      const back = linkToGuides(docsDir, product, labels);
      return [getApiSidebarName(product), [...back, whole]];
    }),
  );
}

/**
 * A link to the overview, which stays in the guides' sidebar; undefined if there is none.
 */
function linkToGuides(
  docsDir: string,
  product: ProductFolder,
  labels: ApiSidebarLabels,
): SidebarItem[] {
  const id = `${product}/overview/overview`;
  if (!fs.existsSync(path.join(docsDir, `${id}.mdx`))) return [];
  return [
    {
      type: 'ref',
      id,
      label: labels.guides.replace('{product}', labels.products[product]),
      className: 'nav-back',
      key: 'guides',
    },
  ];
}
