import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DemoErrorBoundary,
  getIssueUrl,
} from '../../../src/features/demo/live/DemoErrorBoundary';
import { siteSettings } from '../../support/jest/docusaurus/useDocusaurusContext';
import type { DemoModule } from '../../../src/types/demo';

const demo: DemoModule = {
  id: 'data-grid/sorting/BasicSorting',
  name: 'BasicSorting',
  source: 'docs/data-grid/sorting/BasicSorting.tsx',
  variants: {},
};

let broken = true;

function Fragile() {
  if (broken) throw new Error('No rows today');
  return <p>Rows</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a demo that throws shows its name and error, and the page still works', () => {
  render(
    <>
      <DemoErrorBoundary demo={demo}>
        <Fragile />
      </DemoErrorBoundary>
      <p>The rest of the page</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('BasicSorting');
  expect(screen.getByRole('alert')).toHaveTextContent('No rows today');
  expect(screen.getByText('The rest of the page')).toBeVisible();
});

test('a problem can be reported only if there is a repository', () => {
  const { repoUrl } = siteSettings;
  const crash = (
    <DemoErrorBoundary demo={demo}>
      <Fragile />
    </DemoErrorBoundary>
  );
  const { unmount } = render(crash);
  expect(screen.getByRole('link', { name: 'Report this problem' })).toBeVisible();
  unmount();
  siteSettings.repoUrl = '';
  render(crash);
  siteSettings.repoUrl = repoUrl;
  expect(screen.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('reset remounts the demo', async () => {
  render(
    <DemoErrorBoundary demo={demo}>
      <Fragile />
    </DemoErrorBoundary>,
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(screen.getByText('Rows')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the prefilled issue contains the page, the file and the error', () => {
  const url = new URL(
    getIssueUrl(
      'https://example.org/repo',
      demo,
      new Error('No rows today'),
      'https://x.test/y',
    ),
  );
  expect(url.origin + url.pathname).toBe('https://example.org/repo/issues/new');
  expect(url.searchParams.get('title')).toContain('BasicSorting');
  const body = url.searchParams.get('body') ?? '';
  expect(body).toContain('https://x.test/y');
  expect(body).toContain(demo.source);
  expect(body).toContain('No rows today');
});
