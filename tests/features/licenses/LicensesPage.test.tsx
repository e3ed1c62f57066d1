import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LicensesPage } from '../../../src/features/licenses';

const NOTICES = [
  { name: 'a', version: '1.0.0', license: 'MIT', by: 'Ann', texts: ['Copyright Ann'] },
  { name: '@b/c', version: '2.0.0', texts: ['<script>alert(1)</script>'] },
  { name: 'd', version: '3.0.0', license: 'ISC', texts: [] },
];

const answer = (fetch: () => Promise<unknown>): void => {
  Object.assign(window, { fetch: jest.fn(fetch) });
};

test('each package with its license, and a link to a file without scripts', async () => {
  answer(() => Promise.resolve({ ok: true, json: () => Promise.resolve(NOTICES) }));
  render(<LicensesPage />);
  expect(
    screen.getByRole('link', { name: 'All licenses as a text file' }),
  ).toHaveAttribute('href', expect.stringMatching(/licenses\.txt$/));
  expect(await screen.findByText('Copyright Ann')).not.toBeVisible();
  await userEvent.click(screen.getByText('MIT, by Ann'));
  expect(screen.getByText('Copyright Ann')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  expect(screen.getByText(/comes without the text/)).toBeInTheDocument();
});

test('if the list fails to load there is a message, and it can be requested again', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<LicensesPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  answer(() => Promise.resolve({ ok: true, json: () => Promise.resolve(NOTICES) }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Copyright Ann')).toBeInTheDocument();
});
