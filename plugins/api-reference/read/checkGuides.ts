import type { ApiPage } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import type { Guide } from './readGuides';

/**
 * Checks that the names in guides have pages.
 * @throws ApiError with the file and the name
 */
export function checkGuides(
  guides: readonly Guide[],
  pages: readonly Pick<ApiPage, 'name' | 'kind' | 'product'>[],
): void {
  for (const guide of guides) {
    check(guide, guide.components, 'component', pages);
    check(guide, guide.hooks, 'hook', pages);
  }
}

function check(
  { file, product }: Guide,
  names: readonly string[],
  kind: ApiPage['kind'],
  pages: readonly Pick<ApiPage, 'name' | 'kind' | 'product'>[],
) {
  for (const symbol of names) {
    const found = pages.some(
      (page) =>
        page.name === symbol &&
        page.kind === kind &&
        (product === null || page.product === product),
    );
    if (found) continue;
    const owner = product ? `the ${product} packages have` : 'the packages have';
    throw new ApiError(
      { file, symbol },
      `its front matter names it, but ${owner} no such ${kind}.`,
    );
  }
}
