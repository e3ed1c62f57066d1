import { listPages } from '../../../plugins/routes/pagesIndexPlugin';

const page = (permalink: string, more = {}) => ({ permalink, title: permalink, ...more });

test('lists published pages, sorted by address', () => {
  const content = {
    loadedVersions: [
      { docs: [page('/x/b/'), page('/x/a'), page('/x/c/', { draft: true })] },
      { docs: [page('/x/v7/'), page('/x/d/', { unlisted: true })] },
    ],
  };
  expect(listPages([content as never])).toEqual([
    { path: '/x/a/', title: '/x/a' },
    { path: '/x/b/', title: '/x/b/' },
    { path: '/x/v7/', title: '/x/v7/' },
  ]);
});
