/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GridActionsCell, type GridRenderCellParams } from '@mui/x-data-grid';
import ActionsByState from '../../../docs/data-grid/cells/ActionsByState';
import ConfirmInMenu from '../../../docs/data-grid/cells/ConfirmInMenu';
import ReadLongText from '../../../docs/data-grid/cells/ReadLongText';
import YesNoUnknown from '../../../docs/data-grid/cells/YesNoUnknown';
import {
  cellOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const button = (name: string) => screen.getByLabelText(name);
const mount = async (demo: React.ReactElement) => {
  render(demo);
  await run(20);
};

claim(
  'actions depend on the row; items in a fragment work',
  {
    'data-grid/cells':
      'The children of a GridActionsCell are GridActionsCellItems, or fragments that contain them. Return the actions that apply to the row, as the demo above does.',
  },
  async () => {
    await mount(<ActionsByState />);
    expect(within(cellOf(1, 'decide')).getAllByRole('menuitem')).toHaveLength(2);
    press(button('Grant Kiln'));
    await run(20);
    expect(cellOf(3, 'state')).toHaveTextContent('granted');
    expect(button('Reopen Kiln')).toBeInTheDocument();
  },
);

claim(
  'arrow keys move between actions, and leave the cell at its end',
  {
    'data-grid/cells':
      'Arrow keys move between the actions of a cell. From the first or last action, they move out of the cell.',
  },
  async () => {
    await mount(<ActionsByState />);
    press(cellOf(1, 'decide'));
    await run(20);
    expect(document.activeElement).toBe(button('Grant Plunge router'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    await run(20);
    expect(document.activeElement).toBe(button('Refuse Plunge router'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    await run(20);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    await run(20);
    expect(document.activeElement).toBe(cellOf(1, 'state'));
  },
);

claim(
  'the menu disables a locked row, stays open for the confirmation, and deletes',
  {
    'data-grid/cells':
      'closeMenuOnClick={false} on an item keeps the menu open after users click the item. This menu combines all four props to protect locked rows and to confirm a deletion',
  },
  async () => {
    await mount(<ConfirmInMenu />);
    const menuOf = (id: string) => within(cellOf(id, 'more')).getByRole('menuitem');
    fireEvent.click(menuOf('k-1'));
    await run(20);
    expect(screen.queryByText('Delete')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('in use');
    fireEvent.click(menuOf('k-3'));
    await run(20);
    fireEvent.click(screen.getByText('Delete'));
    await run(20);
    fireEvent.click(screen.getByText('Really delete?'));
    await run(300);
    expect(shownIds()).toEqual(['k-1', 'k-2']);
  },
);

claim(
  'other children are omitted with a warning, unless validation is off',
  {
    'data-grid/cells':
      'The cell ignores other children and logs a warning. To wrap items in your own component, set suppressChildrenValidation.',
  },
  async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const cell = (params: GridRenderCellParams, suppress: boolean) => (
      <GridActionsCell {...params} suppressChildrenValidation={suppress}>
        <button type="button">own</button>
      </GridActionsCell>
    );
    let suppress = false;
    const props: GridProps = {
      rows: [{ id: 1 }],
      columns: [
        { field: 'x', type: 'actions', renderCell: (params) => cell(params, suppress) },
      ],
    } as GridProps;
    const grid = mountGrid(props);
    expect(screen.queryByText('own')).toBeNull();
    expect(log.mock.calls.flat().join(' ')).toContain('Invalid child type');
    grid.unmount();
    suppress = true;
    mountGrid(props);
    expect(screen.getByText('own')).toBeInTheDocument();
    log.mockRestore();
  },
);

claim(
  'Space opens a long text with its own content, and Esc closes it',
  {
    'data-grid/cells': [
      'Space opens the popup of a longText cell, and Esc closes the popup.',
      'To format the text in the popup, set renderContent on GridLongTextCell.',
    ],
  },
  async () => {
    await mount(<ReadLongText />);
    press(cellOf(1, 'report'));
    await run(20);
    const expand = within(cellOf(1, 'report')).getByRole('button');
    expect(document.activeElement).toBe(expand);
    expect(document.querySelector('strong')).toBeNull();
    fireEvent.keyDown(expand, { key: ' ' });
    await run(20);
    expect(screen.getByText('Pump 2 stopped at 03:10.').tagName).toBe('STRONG');
    fireEvent.keyDown(expand, { key: 'Escape' });
    await run(20);
    expect(document.querySelector('strong')).toBeNull();
  },
);

claim(
  'in the editor, Enter saves and Shift + Enter does not',
  {
    'data-grid/cells':
      'In the editor of a longText column, Shift + Enter starts a new line, and Enter saves.',
  },
  async () => {
    await mount(<ReadLongText />);
    fireEvent.doubleClick(cellOf(1, 'report'));
    await run(20);
    const area = screen.getByRole('textbox');
    fireEvent.change(area, { target: { value: 'New' } });
    await run(300);
    fireEvent.keyDown(area, { key: 'Enter', shiftKey: true });
    await run(20);
    expect(screen.queryByRole('textbox')).not.toBeNull();
    fireEvent.keyDown(area, { key: 'Enter' });
    await run(20);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cellOf(1, 'report')).toHaveTextContent('New');
  },
);

claim(
  'without custom rendering, null shows as no',
  {
    'data-grid/cells':
      'In data rows, a boolean column shows a check mark for truthy values and a cross for all others, including null and missing values.',
  },
  async () => {
    mountGrid({
      rows: [{ id: 1, a: null }, { id: 2 }],
      columns: [{ field: 'a', type: 'boolean' }],
    });
    await run();
    for (const id of [1, 2])
      expect(cellOf(id, 'a').querySelector('[data-value]')).toHaveAttribute(
        'data-value',
        'false',
      );
  },
);

claim(
  'the demo shows unknown values',
  {
    'data-grid/cells':
      'To show unknown values differently, render them yourself, and use GridBooleanCell for the others',
  },
  async () => {
    await mount(<YesNoUnknown />);
    expect(within(cellOf(2, 'loop')).getByTitle('not known')).toBeInTheDocument();
    expect(cellOf(2, 'ramp').querySelector('[data-value="false"]')).not.toBeNull();
  },
);

claim(
  'truthy values have a check mark, and group rows have no mark',
  {
    'data-grid/cells':
      'In data rows, a boolean column shows a check mark for truthy values and a cross for all others',
  },
  async () => {
    mountGrid(
      {
        rows: [{ id: 1, team: 'x', a: 'no' }],
        columns: [{ field: 'team' }, { field: 'a', type: 'boolean' }],
        initialState: { rowGrouping: { model: ['team'] } },
        defaultGroupingExpansionDepth: -1,
      },
      { plan: 'premium' },
    );
    await run(20);
    const [group] = shownIds();
    expect(cellOf(1, 'a').querySelector('[data-value="true"]')).not.toBeNull();
    expect(cellOf(group!, 'a')).toBeEmptyDOMElement();
  },
);
