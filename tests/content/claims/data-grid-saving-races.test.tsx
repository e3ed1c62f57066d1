/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import { act, fireEvent, render, screen } from '@testing-library/react';
import SaveBatch from '../../../docs/data-grid/editing/persistence/SaveBatch';
import EditInPanel from '../../../docs/data-grid/master-detail/EditInPanel';
import SaveAllAtOnce from '../../../docs/data-grid/recipes-editing/SaveAllAtOnce';
import { cellOf, inputOf, mountGrid, press } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(120_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

async function edit(id: number, field: string, value: string) {
  fireEvent.doubleClick(cellOf(id, field));
  await enter(id, field, value);
}

async function enter(id: number, field: string, value: string) {
  fireEvent.change(inputOf(id, field), { target: { value } });
  await run(210);
  fireEvent.keyDown(inputOf(id, field), { key: 'Enter' });
  await run();
}

claim(
  'an edit that ends while other rows are saved stays on the list',
  {
    'data-grid/editing/persistence':
      "After the response, remove from the list only the rows that haven't changed again.",
  },
  async () => {
    render(<SaveBatch />);
    await edit(1, 'counted', '500');
    fireEvent.doubleClick(cellOf(2, 'counted'));
    fireEvent.click(screen.getByText('Save 1'));
    await run();
    await enter(2, 'counted', '600');
    await run(3000);
    expect(screen.getByText('Save 1')).toBeEnabled();
    expect(cellOf(2, 'counted')).toHaveClass('unsaved');
    expect(cellOf(1, 'counted')).not.toHaveClass('unsaved');
  },
);

test('while all rows are saved, no cell can be edited', async () => {
  render(<SaveAllAtOnce />);
  await edit(1, 'reading', '500');
  fireEvent.click(screen.getByText('Save all'));
  await run();
  fireEvent.doubleClick(cellOf(2, 'reading'));
  expect(cellOf(2, 'reading').querySelector('input')).toBeNull();
  await run(3000);
  expect(screen.getByText('All saved')).toBeInTheDocument();
});

test('what is typed into a form while it is saved stays a draft', async () => {
  render(<EditInPanel />);
  const player = () => screen.getByLabelText('Player');
  const type = (value: string) => fireEvent.change(player(), { target: { value } });
  type('Ida');
  fireEvent.click(screen.getByText('Save'));
  type('Ida Berg');
  await run(2000);
  fireEvent.click(screen.getByLabelText('Collapse'));
  await run();
  fireEvent.click(screen.getAllByLabelText('Expand')[2]!);
  await run();
  expect(player()).toHaveValue('Ida Berg');
});

claim(
  'with a data source, edits call its updateRow, but pasting calls processRowUpdate',
  {
    'data-grid/editing/persistence': [
      'Edits then no longer call `processRowUpdate`',
      'In Premium, pasting calls `processRowUpdate` once for each row with pasted cells, even with a data source.',
    ],
  },
  async () => {
    const updateRow = jest.fn(async ({ updatedRow }) => updatedRow);
    const processRowUpdate = jest.fn((row) => row);
    const source = {
      getRows: async () => ({ rows: [{ id: 1, name: 'Ada' }], rowCount: 1 }),
      updateRow,
    };
    mountGrid(
      {
        columns: [{ field: 'name', editable: true }],
        dataSource: source,
        processRowUpdate,
      },
      { plan: 'premium' },
    );
    await run(50);
    press(cellOf(1, 'name'));
    fireEvent.keyDown(cellOf(1, 'name'), { key: 'v', keyCode: 86, ctrlKey: true });
    // The grid focuses an input that receives pasted text.
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: () => 'Ada' },
    });
    await run(120);
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    await edit(1, 'name', 'Eva');
    expect(updateRow).toHaveBeenCalledTimes(1);
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  },
);
