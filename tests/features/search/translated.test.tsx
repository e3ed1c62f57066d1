import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeHit } from '../../support/search/makeHit';
import {
  createFakeClient,
  field,
  openWith,
  renderSearch,
} from '../../support/search/searchDom';
import { translateTexts } from '../../support/browser/translateTexts';

jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({ pathname: '/x/introduction/', hash: '' }),
    useHistory: () => ({ push: jest.fn() }),
  }),
  { virtual: true },
);

const marked = (text: string, marks: [number, number][]) => ({ text, marks });

/** One page whose heading and line are marked differently for each text. */
const answers = [
  [makeHit('Sorting', 'Sort rows', { url: '/x/a/', heading: marked('Sort rows', []) })],
  [
    makeHit('Sorting', 'Sort rows', {
      url: '/x/a/',
      heading: marked('Sort rows', [[0, 2]]),
      context: marked('The grid sorts rows', [[9, 11]]),
      product: 'data-grid',
    }),
  ],
  [
    makeHit('Sorting', 'Sort rows', {
      url: '/x/a/',
      heading: marked('Sort rows', [
        [0, 4],
        [5, 9],
      ]),
      context: marked('The grid sorts rows', [[0, 3]]),
    }),
  ],
  [makeHit('Filtering')],
];

test('answers change while a browser translates the page', async () => {
  const fake = createFakeClient();
  renderSearch(fake.client);
  await openWith('s');
  await fake.finishLoading();
  for (const hits of answers) {
    await fake.answer(hits);
    const texts = screen.getByRole('listbox').textContent;
    act(() => translateTexts(false));
    expect(screen.getByRole('listbox')).toHaveTextContent(texts);
    await userEvent.type(field(), 'o');
  }
  expect(screen.getByRole('option', { name: /Filtering/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
