import type { SearchHit } from '../../src/types/search';

/**
 * Finds the rank of the first hit that answers a question.
 * @param hits best first
 * @param want addresses, as in `SearchQuestion`
 * @param base base path of the pages of the language
 * @returns from 1; undefined if there is none
 */
export function findRank(
  hits: readonly Pick<SearchHit, 'url'>[],
  want: readonly string[],
  base: string,
): number | undefined {
  const index = hits.findIndex(({ url }) => {
    const address = url.replace(base, '/x/');
    return want.some((each) =>
      each.includes('#') ? address === each : address.split('#')[0] === each,
    );
  });
  return index < 0 ? undefined : index + 1;
}
