import { pickDemos } from '../../../plugins/gallery/pickDemos';
import { HOME_PICKS } from '../../../src/config/home';
import { PICKED_DEMOS } from '../../../src/config/gallery';
import type { Gallery } from '../../../src/types/gallery';

const page = { path: '/x/react-charts/pie/', title: 'Pie' };
const votes = { id: 'charts/pie/Votes', title: 'Count votes', page: 0 };
const galleries: Gallery[] = [
  {
    part: 'charts',
    pages: [page],
    groups: [{ id: 'pie', title: 'Pies', demos: [votes] }],
  },
];

test('a picked demo is found with its page', () => {
  expect(pickDemos(galleries, [votes.id])).toEqual([{ demo: votes, page }]);
});

test('a demo that is on no page stops the build', () => {
  expect(() => pickDemos(galleries, ['charts/pie/None'])).toThrow(
    'PICKED_DEMOS has "charts/pie/None", which is on no page.',
  );
});

test('the gallery fills whole rows with them, and the home page its strip', () => {
  expect(PICKED_DEMOS.length % 4).toBe(0);
  expect(PICKED_DEMOS.length).toBeGreaterThan(HOME_PICKS);
  expect(new Set(PICKED_DEMOS).size).toBe(PICKED_DEMOS.length);
});
