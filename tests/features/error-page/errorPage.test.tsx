import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getNewIssueUrl,
  MAX_ISSUE_BODY,
  MAX_ISSUE_TITLE,
} from '../../../src/lib/getNewIssueUrl';
import { ErrorView, PageErrorBoundary } from '../../../src/features/error-page';
import { describeError } from '../../../src/features/error-page/describeError';
import { isLoadError, toError } from '../../../src/lib/errors';
import { showLoadNotice } from '../../../src/features/error-page/showLoadNotice';
import { siteSettings } from '../../support/jest/docusaurus/useDocusaurusContext';

const named = (name: string, message: string) =>
  Object.assign(new Error(message), { name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a file that failed to load is distinguished from other errors', () => {
  test.each([
    [named('ChunkLoadError', 'Loading chunk 12 failed.'), true],
    [new Error('Loading chunk 12 failed.\n(missing: https://x.test/a.js)'), true],
    [new Error('Loading CSS chunk 12 failed.'), true],
    [
      new TypeError('Failed to fetch dynamically imported module: https://x.test/a'),
      true,
    ],
    [new TypeError('error loading dynamically imported module: https://x.test/a'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('rows is undefined'), false],
    [new Error('The chunk failed'), false],
    [undefined, false],
  ])('%p: %p', (error, expected) => expect(isLoadError(error)).toBe(expected));
});

test.each([
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Object.create(null), 'Unknown'],
])('%p can be thrown as well', (thrown, message) => {
  expect(toError(thrown).message).toBe(message);
  render(<ErrorView error={thrown} />);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('a page offers to report its error only if there is a repository', () => {
  const { repoUrl } = siteSettings;
  siteSettings.repoUrl = '';
  render(<ErrorView error={new Error('No rows')} />);
  siteSettings.repoUrl = repoUrl;
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test("the details contain the error, the page and the browser, but not the user's input", () => {
  const error = new Error('rows is undefined');
  error.stack = 'Error: rows is undefined\n    at Grid';
  const text = describeError(error, {
    href: 'https://x.test/x/sorting/?q=my+secret#typed',
    userAgent: 'Browser 1',
    siteVersion: '1.2.3',
    componentStack: '\n    at Page',
  });
  expect(text).toBe(
    [
      'Message: rows is undefined',
      'Page: https://x.test/x/sorting/',
      'Site version: 1.2.3',
      'Browser: Browser 1',
      '',
      'Stack:',
      '```',
      'Error: rows is undefined\n    at Grid',
      '```',
      '',
      'Components:',
      '```',
      'at Page',
      '```',
    ].join('\n'),
  );
});

test('a prefilled issue stays within the maximum length of an address, whatever is truncated', () => {
  const url = new URL(
    getNewIssueUrl('https://x.test/r', 'a'.repeat(999), '😀'.repeat(9999)),
  );
  expect(url.origin + url.pathname).toBe('https://x.test/r/issues/new');
  expect(url.searchParams.get('title')).toHaveLength(MAX_ISSUE_TITLE);
  const body = url.searchParams.get('body') ?? '';
  expect(body.length).toBeLessThanOrEqual(MAX_ISSUE_BODY);
  expect(body.isWellFormed()).toBe(true);
  expect(new URL(getNewIssueUrl('https://x.test/r', 't', 'b')).search).toBe(
    '?title=t&body=b',
  );
});

describe('a page that throws', () => {
  let broken = true;
  function Page() {
    if (broken) throw new Error('No rows today');
    return <p>Rows</p>;
  }
  const renderAt = (path: string) => (
    <>
      <nav>Sidebar</nav>
      <PageErrorBoundary path={path}>
        <Page />
      </PageErrorBoundary>
    </>
  );
  const clipboard = (writeText: jest.Mock) =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    });

  beforeEach(() => {
    broken = true;
  });

  test('keeps the layout and offers navigation', () => {
    render(renderAt('/x/a/'));
    expect(screen.getByText('Sidebar')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No rows today');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /Report/ });
    const issue = new URL(href);
    expect(issue.origin + issue.pathname).toBe('https://example.org/repo/issues/new');
    expect(issue.searchParams.get('title')).toBe('Page error: No rows today');
    expect(issue.searchParams.get('body')).toContain('Site version: 1.2.3');
  });

  test('copies the details with the component stack', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    render(renderAt('/x/a/'));
    clipboard(writeText);
    await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Components:[^]*Page/));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('shows the details, selected, if the clipboard refuses', async () => {
    render(renderAt('/x/a/'));
    clipboard(jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
    await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toContain('Message: No rows today');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('does not pass its error to the next page', () => {
    const { rerender } = render(renderAt('/x/a/'));
    broken = false;
    rerender(renderAt('/x/a/'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(renderAt('/x/b/'));
    expect(screen.getByText('Rows')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('explains a file that failed to load in other words', () => {
    render(<ErrorView error={named('ChunkLoadError', 'Loading chunk 1 failed.')} />);
    expect(screen.getByRole('heading')).toHaveTextContent('could not be loaded');
  });
});

test('a page that cannot start shows its message once', () => {
  showLoadNotice();
  showLoadNotice();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
