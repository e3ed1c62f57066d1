import { waitFor } from '@testing-library/react';
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
  document.body.innerHTML = '<h2 id="curves"></h2><h2 id="样式"></h2>';
});

test.each(['', '#', '#curves', '#%E6%A0%B7%E5%BC%8F'])(
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

describe('a target in a hidden place', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    scrollIntoView.mockReset();
    HTMLElement.prototype.scrollIntoView = scrollIntoView;
    HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    document.body.innerHTML = `
      <ul><li role="tab" id="tab"></li></ul>
      <div role="tabpanel" aria-labelledby="tab" hidden>
        <details><summary>Outer</summary>
          <details data-collapsed="true" open><summary>Inner</summary><h3 id="deep"></h3></details>
        </details>
        <details open><summary>Other</summary><a href="#deep" id="link"></a></details>
      </div>`;
    const tab = document.getElementById('tab')!;
    tab.onclick = () => (document.querySelector<HTMLElement>('[hidden]')!.hidden = false);
    // As the framework does it.
    document.querySelector<HTMLElement>('[data-collapsed] summary')!.onclick = (
      event,
    ) => {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-collapsed]')!.dataset.collapsed =
        'false';
    };
  });

  test.each([
    ['deep', 'true'],
    ['link', 'false'],
  ])('is opened, scrolled to and focused: %s', async (id, opensDetails) => {
    await go(`#${id}`);
    await waitFor(() => expect(document.getElementById(id)).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)]);
    expect(document.querySelector('[hidden]')).toBeNull();
    expect(String(document.querySelector('details')!.open)).toBe(opensDetails);
    const { collapsed } =
      document.querySelector<HTMLElement>('[data-collapsed]')!.dataset;
    expect(collapsed).toBe(String(opensDetails === 'false'));
  });
});
