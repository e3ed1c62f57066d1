import type { ApiPage } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import type { Guide } from './readGuides';

type KnownPage = Pick<ApiPage, 'name' | 'kind' | 'product'>;

/** Finds the names in the front matter of guides that have no page. */
export const findGuideProblems = (
  guides: readonly Guide[],
  pages: readonly KnownPage[],
): ApiError[] =>
  guides.flatMap((guide) => [
    ...findUnknown(guide, guide.components, 'component', pages),
    ...findUnknown(guide, guide.hooks, 'hook', pages),
  ]);

function findUnknown(
  { file, product }: Guide,
  names: readonly string[],
  kind: ApiPage['kind'],
  pages: readonly KnownPage[],
): ApiError[] {
  const isKnown = (symbol: string) =>
    pages.some(
      (page) =>
        page.name === symbol &&
        page.kind === kind &&
        (product === null || page.product === product),
    );
  const owner = product ? `the ${product} packages have` : 'the packages have';
  return names
    .filter((symbol) => !isKnown(symbol))
    .map(
      (symbol) =>
        new ApiError(
          { file, symbol },
          `its front matter names it, but ${owner} no such ${kind}.`,
        ),
    );
}
