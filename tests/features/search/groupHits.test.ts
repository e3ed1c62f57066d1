import { MAX_HITS_OF_PAGE } from '../../../src/config/searchDialog';
import { groupHits } from '../../../src/features/search/panel/groupHits';
import { makeHit } from '../../support/search/makeHit';

test('pages are in the order of their best hits, hits in the order of the answer', () => {
  const groups = groupHits([
    makeHit('A', 'One'),
    makeHit('B'),
    makeHit('A'),
    makeHit('C', 'Two'),
    makeHit('B', 'Three'),
  ]);
  expect(groups.map(({ path, hits }) => [path, hits.map(({ url }) => url)])).toEqual([
    ['/x/a/', ['/x/a/#one', '/x/a/']],
    ['/x/b/', ['/x/b/', '/x/b/#three']],
    ['/x/c/', ['/x/c/#two']],
  ]);
});

test('one page does not fill the list', () => {
  const hits = Array.from({ length: 9 }, (_, index) => makeHit('A', `Part ${index}`));
  const [group] = groupHits([...hits, makeHit('B')]);
  expect(group?.hits).toEqual(hits.slice(0, MAX_HITS_OF_PAGE));
});

test('a plan is next to the page if the whole page needs it', () => {
  const pro = { plan: 'pro' } as const;
  const planOf = (...hits: Parameters<typeof groupHits>[0]) => groupHits(hits)[0]?.plan;
  expect(planOf(makeHit('A', '', pro), makeHit('A', 'One', pro))).toBe('pro');
  expect(planOf(makeHit('A', 'One', pro))).toBeUndefined();
  expect(planOf(makeHit('A', 'One', pro), makeHit('A'))).toBeUndefined();
});

test('a hit names its version', () => {
  expect(groupHits([makeHit('A')])[0]?.major).toBe(8);
});
