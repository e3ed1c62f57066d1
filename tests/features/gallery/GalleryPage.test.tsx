import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GalleryPage } from '../../../src/features/gallery';
import type { Gallery } from '../../../src/types/gallery';

const replace = jest.fn();
let query = '';
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({ replace }),
    useLocation: () => ({ pathname: '/x/demos/charts/', search: query }),
  }),
  { virtual: true },
);

const gallery: Gallery = {
  part: 'charts',
  pages: [{ path: '/x/react-charts/pie/', title: 'Pie' }],
  groups: [
    {
      id: 'pie',
      title: 'Pies',
      demos: [
        { id: 'charts/pie/Votes', title: 'Pie', page: 0, picture: '1a2b3c4d' },
        { id: 'charts/pie/Rings', title: 'Draw rings', page: 0, plan: 'pro' },
      ],
    },
  ],
};

const show = () => render(<GalleryPage galleries={[gallery]} product="charts" />);
const field = () => screen.getByRole('searchbox', { name: 'Filter the demos' });
const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  query = '';
  replace.mockClear();
});

test('the server renders every card, with a link to its demo and images of a known size', () => {
  const html = renderToString(<GalleryPage galleries={[gallery]} product="charts" />);
  expect(html).toContain('href="/x/react-charts/pie/#Votes.tsx"');
  expect(html).toContain('charts.pie.Votes.1a2b3c4d.dark.webp');
  expect(html).toMatch(/<img[^>]*width="480" height="300"[^>]*loading="lazy"/);
  expect(html).toContain('No picture yet');
});

test('text and plan filter the demos, and the count is shown', async () => {
  show();
  expect(screen.getByText('2 demos')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'ring' } });
  await waitFor(() => expect(names()).toEqual(['Draw rings']));
  expect(screen.getByText('1 of 2 demos')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Community' }));
  await waitFor(() => expect(names()).toEqual([]));
  fireEvent.click(screen.getByRole('button', { name: 'Show all demos' }));
  await waitFor(() => expect(names()).toEqual(['Votes', 'Draw rings']));
  expect(document.activeElement).toBe(field());
});

test('the picks come first, and filters hide them', async () => {
  const [demo, page] = [gallery.groups[0]!.demos[1]!, gallery.pages[0]!];
  render(<GalleryPage galleries={[gallery]} picks={[{ demo, page }]} />);
  expect(names()).toEqual(['Draw rings', 'Votes', 'Draw rings']);
  fireEvent.change(field(), { target: { value: 'ring' } });
  await waitFor(() => expect(names()).toEqual(['Draw rings']));
});

test('a card names the demo, by its file if it has no heading, and its page', () => {
  show();
  const [first, second] = screen.getAllByRole('listitem').slice(-2);
  expect(first?.textContent).toMatch(/VotesPie$/);
  expect(within(first!).getByText('Votes')).toHaveAttribute('lang', 'en');
  expect(second?.textContent).toMatch(/Draw rings.*Pie$/);
});

test('filters are read from the address and stored in it', async () => {
  query = '?q=ring&plan=pro';
  show();
  await waitFor(() => expect(names()).toEqual(['Draw rings']));
  expect((field() as HTMLInputElement).value).toBe('ring');
  fireEvent.change(field(), { target: { value: '' } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/x/demos/charts/?plan=pro'));
});

test('Enter goes to the first demo, Escape clears the field', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'ring' } });
  await waitFor(() => expect(names()).toHaveLength(1));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(document.activeElement?.textContent).toBe('Draw rings');
  fireEvent.keyDown(field(), { key: 'Escape' });
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('when the filters change, the count and the first demos come at once', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: `charts/pie/Slice${index}`,
    title: `Slice ${index}`,
    page: 0,
  }));
  const groups = [{ ...gallery.groups[0]!, demos: many }];
  query = '?q=none';
  render(<GalleryPage galleries={[{ ...gallery, groups }]} product="charts" />);
  await waitFor(() => expect(names()).toEqual([]));
  act(() => {
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.getByText('60 demos')).toBeTruthy();
    expect(names()).toHaveLength(24);
  });
  expect(names()).toHaveLength(60);
});

test('the links to the other products keep the filters', async () => {
  query = '?q=ring';
  show();
  const link = () => screen.getByRole('link', { name: 'Tree View' });
  await waitFor(() =>
    expect(link().getAttribute('href')).toMatch(/\/demos\/tree-view\/\?q=ring$/),
  );
  expect(screen.getByRole('link', { name: 'Charts' }).getAttribute('aria-current')).toBe(
    'page',
  );
});
