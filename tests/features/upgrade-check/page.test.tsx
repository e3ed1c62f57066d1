import { renderToString } from 'react-dom/server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { connectChecker } from '../../../src/features/upgrade-check/connectChecker';
import { saveReport } from '../../../src/features/upgrade-check/savedReport';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import UpgradeCheck from '../../../src/features/upgrade-check/UpgradeCheck';
import { UPGRADE_REPORT_KEY } from '../../../src/config/upgradeCheck';
import { createMatchMedia } from '../../support/components/createMatchMedia';
import { LOOKUP } from './support';

jest.mock(
  '@generated/upgrade-check/default/steps.json',
  () => [
    {
      product: 'charts',
      from: 7,
      to: 8,
      guide: '/x/migration/migration-charts-v7/',
      advice: { 0: { text: 'Move it to `slotProps`.', anchor: 'legend' } },
    },
  ],
  { virtual: true },
);
jest.mock('../../../src/features/upgrade-check/connectChecker', () => ({
  connectChecker: jest.fn(),
}));

const scroll = jest.fn();
Element.prototype.scrollIntoView = scroll;
let isReduced = false;
window.matchMedia = createMatchMedia(() => isReduced);

const connect = jest.mocked(connectChecker);
const close = jest.fn();
const CODE =
  "import { BarChart } from '@mui/x-charts';\n<BarChart legend colors {...p} />;";

beforeEach(() => {
  saveReport(null);
  isReduced = false;
  scroll.mockClear();
  close.mockClear();
  connect.mockReset();
  connect.mockResolvedValue({
    check: (source) => Promise.resolve(checkFile(source, LOOKUP)),
    close,
  });
});

function paste(text: string): void {
  fireEvent.change(screen.getByLabelText('Or paste code'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Check this code' }));
}

describe('the page', () => {
  it('shows what concerns pasted code, with the section of the guide', async () => {
    render(<UpgradeCheck />);
    paste(CODE);
    const box = await screen.findByRole('checkbox', { name: /legend of BarChart/ });
    expect(box).not.toBeChecked();
    expect(screen.getByText('Move it to', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Migration guide' })).toHaveAttribute(
      'href',
      '/x/migration/migration-charts-v7/#legend',
    );
    expect(screen.getByText('Look at these yourself (1)')).toBeVisible();
    expect(connect).toHaveBeenCalledWith(['/x/api/changes/charts-7-8.json']);
  });

  it('keeps the result and what is done after a reload, until it is cleared', async () => {
    const first = render(<UpgradeCheck />);
    paste(CODE);
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(screen.getByText(/1 of 1 done/)).toBeVisible();
    first.unmount();
    await waitFor(() => expect(close).toHaveBeenCalled());

    render(<UpgradeCheck />);
    expect(await screen.findByRole('checkbox')).toBeChecked();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the result' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(localStorage.getItem(UPGRADE_REPORT_KEY)).toBeNull();
  });

  it('copies the result as Markdown with whole addresses', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText },
      configurable: true,
    });
    render(<UpgradeCheck />);
    paste(CODE);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy as Markdown' }));
    // The button says so only for a moment.
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    const text = String(writeText.mock.calls[0]);
    expect(text).toContain('- [ ] line 2: `legend` of `BarChart` was removed.');
    expect(text).toContain('(http://localhost/x/migration/migration-charts-v7/#legend)');
  });

  it('says that the check could not be loaded, and tries again', async () => {
    connect.mockRejectedValueOnce(new Error('offline'));
    render(<UpgradeCheck />);
    paste(CODE);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('could not be loaded'),
    );
    paste(CODE);
    expect(await screen.findByRole('checkbox')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('of which 1 break it');
  });

  it('asks for imports, and does not say that all is well', async () => {
    render(<UpgradeCheck />);
    paste('<BarChart legend />;');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Add the import statements'));
    expect(status).not.toHaveTextContent('No change');
    paste("import { BarChart } from '@mui/x-charts';\nconst = ;");
    expect(await screen.findByText('Not checked (1)')).toBeVisible();
    expect(status).toHaveTextContent('Files checked: 0.');
    expect(status).not.toHaveTextContent('No change');
    paste("import { BarChart } from '@mui/x-charts';\n<BarChart colors />;");
    await waitFor(() => expect(status).toHaveTextContent('No change'));
    expect(status).toHaveTextContent('Files checked: 1.');
  });

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('scrolls to the result; reduced motion: %s', async (reduced, behavior) => {
    isReduced = reduced;
    const { unmount } = render(<UpgradeCheck />);
    paste(CODE);
    const button = screen.getByRole('button', { name: 'Check this code' });
    button.focus();
    const heading = await screen.findByRole('heading', { name: 'Result' });
    await waitFor(() =>
      expect(scroll).toHaveBeenLastCalledWith({ behavior, block: 'start' }),
    );
    expect(scroll.mock.contexts.at(-1)).toBe(heading);
    expect(button).toHaveFocus();
    unmount();

    scroll.mockClear();
    render(<UpgradeCheck />);
    fireEvent.click(await screen.findByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the result' }));
    expect(scroll).not.toHaveBeenCalled();
  });

  it('does not scroll once the result is cleared', async () => {
    render(<UpgradeCheck />);
    paste(CODE);
    await screen.findByRole('checkbox');
    scroll.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the result' }));
    expect(scroll).not.toHaveBeenCalled();
  });

  it('says what it needs where scripts are off, and marks its fields', () => {
    const html = renderToString(<UpgradeCheck />);
    expect(html).toContain('<noscript><p>The check needs JavaScript.</p></noscript>');
    const { container } = render(<UpgradeCheck />);
    for (const field of container.querySelectorAll('input, textarea, button'))
      expect(field.closest('[data-scripted]')).not.toBeNull();
  });

  it('says that no chosen file has code', async () => {
    render(<UpgradeCheck />);
    const files = [new File(['x'], 'a.png')];
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } });
    });
    expect(screen.getByRole('status')).toHaveTextContent('There is no file with code');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'nearest' });
  });
});
