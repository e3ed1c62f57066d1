import { dropBase } from '../../../src/lib/basePath';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../src/types/page';
import type { SiteTexts } from '../../../src/types/siteTexts';
import { fill } from '../../api-reference/view/labels';
import type { SitePage } from '../model';

export interface PageGroup {
  title: string;
  pages: readonly SitePage[];
}

const isListed = ({ source }: SitePage): boolean =>
  // Tabs are excluded, because they repeat reference pages.
  source.kind !== 'tab';

/**
 * Groups the pages in lists by product: guides first, then the reference.
 * @param product only its pages; all if omitted
 */
export function groupPages(
  pages: readonly SitePage[],
  { site, markdown }: SiteTexts,
  product?: ProductFolder,
): PageGroup[] {
  const listed = pages.filter(isListed);
  const products = product ? [product] : PRODUCT_FOLDERS;
  const pick = (owner: ProductFolder | null, isGuide: boolean) =>
    listed.filter(
      (page) => page.product === owner && (page.source.kind === 'guide') === isGuide,
    );
  const nameOf = (owner: ProductFolder) => site[`product.${owner}`];
  return [
    ...(product ? [] : [{ title: markdown.list.general, pages: pick(null, true) }]),
    ...products.map((owner) => ({ title: nameOf(owner), pages: pick(owner, true) })),
    ...products.map((owner) => ({
      title: fill(site['api.title'], { product: nameOf(owner) }),
      pages: pick(owner, false),
    })),
  ].filter((group) => group.pages.length > 0);
}

/** Path of a product's pages, relative to the base of a language: `react-charts/`. */
export const getProductFolder = (product: ProductFolder): string =>
  `${dropBase(getPathnameOfDoc(`${product}/overview/overview`)).slice(1)}/`;
