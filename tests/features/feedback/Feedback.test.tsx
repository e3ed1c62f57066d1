import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Feedback } from '../../../src/features/feedback';

let mockPathname = '/zh/x/react-charts/bars/';
let mockEndpoint = 'https://feedback.example.com/';
jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => ({ pathname: mockPathname }) }),
  { virtual: true },
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: {
    customFields: {
      feedbackEndpoint: mockEndpoint,
      packageVersions: { '@mui/x-charts': '8.29.3' },
    },
  },
  i18n: { currentLocale: 'zh' },
}));

const post = jest.fn<Promise<Response>, [string, RequestInit]>();
const sent = () => post.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const vote = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

// Lazily loaded parts are slow on a busy machine.
configure({ asyncUtilTimeout: 25_000 });
jest.setTimeout(60_000);
beforeEach(() => {
  window.localStorage.clear();
  mockPathname = '/zh/x/react-charts/bars/';
  mockEndpoint = 'https://feedback.example.com/';
  post.mockReset().mockResolvedValue({ status: 204 } as Response);
  window.fetch = post as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('without an endpoint nothing is rendered', () => {
  mockEndpoint = '';
  const { container } = render(<Feedback />);
  expect(container).toBeEmptyDOMElement();
});

test('a vote is sent at once, a comment follows it, and the page does not ask again', async () => {
  const { container, unmount } = render(<Feedback />);
  await vote('No');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post.mock.calls[0]?.[0]).toBe('https://feedback.example.com/');
  expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
  const [first] = sent();
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-z]+$/),
    vote: 'down',
    comment: '',
    path: '/x/react-charts/bars',
    language: 'zh',
    productId: 'x-charts',
    packageVersions: { '@mui/x-charts': '8.29.3' },
  });
  await vote('Yes');
  const field = screen.getByRole('textbox', {
    name: 'What is missing or wrong? (optional)',
  });
  expect(field).toHaveAttribute('maxlength', '1000');
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.type(field, ' A demo with dates ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(sent()[1]).toEqual({ ...first, comment: 'A demo with dates' });
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<Feedback />);
  expect(await screen.findByText(/Thank you/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('each page has its own question, and an empty comment is not sent', async () => {
  const { rerender } = render(<Feedback />);
  await vote('Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('button')).toBeNull();
  mockPathname = '/zh/x/react-charts/lines/';
  rerender(<Feedback />);
  await vote('Yes');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(sent().map(({ path, comment }) => [path, comment])).toEqual([
    ['/x/react-charts/bars', ''],
    ['/x/react-charts/lines', ''],
  ]);
});
