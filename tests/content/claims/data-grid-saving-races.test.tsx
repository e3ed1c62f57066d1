/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import { act, fireEvent, render, screen } from '@testing-library/react';
import SaveBatch from '../../../docs/data-grid/editing/persistence/SaveBatch';
import EditInPanel from '../../../docs/data-grid/master-detail/EditInPanel';
import SaveAllAtOnce from '../../../docs/data-grid/recipes-editing/SaveAllAtOnce';
import { cellOf, inputOf } from '../../support/components/mountGrid';
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
      "After the response, remove only rows that haven't changed again.",
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
