import { createVisitReporter } from '../../../src/features/offline/createVisitReporter';

const postMessage = jest.fn();
const ORIGIN = 'https://docs.example.com';
const create = (more = {}) =>
  createVisitReporter({
    getWorker: () => ({ postMessage }),
    listLoaded: () => [`${ORIGIN}/x/assets/js/main.js`, 'https://ads.example.com/a.js'],
    origin: ORIGIN,
    savesData: false,
    ...more,
  });
beforeEach(() => postMessage.mockClear());

test('reports each page once, the first one with its loaded resources of this site', () => {
  const report = create();
  report('/x/one/', true);
  report('/x/two/', false);
  report('/x/one/', false);
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'keep', urls: [`${ORIGIN}/x/one/`, `${ORIGIN}/x/assets/js/main.js`] }],
    [{ type: 'keep', urls: [`${ORIGIN}/x/two/`] }],
  ]);
});

test('does nothing without a worker, or with data saver on', () => {
  create({ getWorker: () => null })('/x/one/', true);
  create({ savesData: true })('/x/one/', true);
  expect(postMessage).not.toHaveBeenCalled();
});
