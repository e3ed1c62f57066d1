import { onRouteDidUpdate } from '../../../src/features/moved-sections';
import { followMovedSection } from '../../../src/features/moved-sections/followMovedSection';

jest.mock('../../../src/features/moved-sections/followMovedSection', () => ({
  followMovedSection: jest.fn(),
}));

const go = async (hash: string): Promise<unknown[][]> => {
  onRouteDidUpdate({ location: { hash } as never, previousLocation: null });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return jest.mocked(followMovedSection).mock.calls.splice(0);
};

beforeEach(() => {
  document.body.innerHTML = '<h2 id="choose-the-curve"></h2><h2 id="样式"></h2>';
});

test.each(['', '#', '#choose-the-curve', '#%E6%A0%B7%E5%BC%8F'])(
  '%j, which the page has, loads nothing',
  async (hash) => {
    expect(await go(hash)).toEqual([]);
  },
);

test.each([
  ['#interpolation', 'interpolation'],
  ['#a%20b', 'a b'],
  ['#50%', '50%'],
])('%s is looked up', async (hash, anchor) => {
  expect(await go(hash)).toEqual([[window, anchor]]);
});
