/**
 * @jest-environment jsdom
 */
import { cellOf, modelOf, mountGrid, shownIds } from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ArchiveWhatIsShown from '../../../docs/data-grid/row-selection/ArchiveWhatIsShown';
import SelectThisPage from '../../../docs/data-grid/row-selection/SelectThisPage';
import LoadWhatIsInView from '../../../docs/data-grid/row-updates/LoadWhatIsInView';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const selectAll = () => fireEvent.click(screen.getByLabelText('Select all rows'));

claim(
  '`checkboxSelectionVisibleOnly` selects one page, and adds the next one',
  {
    'data-grid/row-selection':
      "Each page's rows are added to the selection, and clearing the checkbox deselects only the rows on the current page",
  },
  async () => {
    render(<SelectThisPage />);
    selectAll();
    expect(screen.getByRole('status')).toHaveTextContent('Checked: 5 of 15');
    fireEvent.click(screen.getByLabelText('Go to next page'));
    await run();
    selectAll();
    expect(screen.getByRole('status')).toHaveTextContent('Checked: 10 of 15');
    fireEvent.click(screen.getByLabelText('Unselect all rows'));
    expect(screen.getByRole('status')).toHaveTextContent('Checked: 5 of 15');
  },
);

claim(
  'without `pagination` it lists all rows, and logs it',
  { 'data-grid/row-selection': 'It requires `pagination`.' },
  () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const grid = mountGrid(
      {
        rows: [{ id: 1 }, { id: 2 }],
        columns: [{ field: 'id' }],
        checkboxSelection: true,
        checkboxSelectionVisibleOnly: true,
      },
      { plan: 'pro' },
    );
    selectAll();
    expect(modelOf(grid)).toEqual(['include', 1, 2]);
    expect(String(logged.mock.calls)).toContain('no effect when the pagination');
    logged.mockRestore();
  },
);

claim(
  'the inbox archives only filtered rows',
  {
    'data-grid/row-selection':
      'In this inbox, select all messages, show only the newsletters, and press **Archive**. The hidden messages stay in the inbox',
  },
  async () => {
    render(<ArchiveWhatIsShown />);
    selectAll();
    fireEvent.click(screen.getByText('Only newsletters'));
    await run();
    expect(shownIds()).toEqual(['2', '4']);
    fireEvent.click(screen.getByText('Archive'));
    await run();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Archived 2. Left alone, though selected: 2.',
    );
    fireEvent.click(screen.getByText('Only newsletters'));
    await run();
    expect(shownIds()).toEqual(['1', '3']);
  },
);

claim(
  'visible rows get their temperature without scrolling',
  {
    'data-grid/row-updates':
      'Load the values of the first rows yourself, with `gridRenderContextSelector`.',
  },
  async () => {
    render(<LoadWhatIsInView />);
    expect(cellOf(1, 'temperature')).toHaveTextContent('…');
    await run(1000);
    expect(cellOf(1, 'temperature')).toHaveTextContent('-15');
  },
);
