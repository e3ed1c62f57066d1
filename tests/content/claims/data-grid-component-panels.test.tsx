/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import OpenWithKey from '../../../docs/data-grid/components/quick-filter/OpenWithKey';
import PlainSearchField from '../../../docs/data-grid/components/quick-filter/PlainSearchField';
import RecentSearches from '../../../docs/data-grid/components/quick-filter/RecentSearches';
import HiddenCountBadge from '../../../docs/data-grid/components/columns-panel/HiddenCountBadge';
import PanelInSections from '../../../docs/data-grid/components/columns-panel/PanelInSections';
import PresetsAbovePanel from '../../../docs/data-grid/components/columns-panel/PresetsAbovePanel';
import ActiveFilterChips from '../../../docs/data-grid/components/filter-panel/ActiveFilterChips';
import SavedFilters from '../../../docs/data-grid/components/filter-panel/SavedFilters';
import PlainWords from '../../../docs/data-grid/components/pivot-panel/PlainWords';
import RoomForPanel from '../../../docs/data-grid/components/pivot-panel/RoomForPanel';
import StartFromEmpty from '../../../docs/data-grid/components/pivot-panel/StartFromEmpty';
import { shownFields } from '../../support/components/gridParts';
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
const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' });
async function mount(demo: React.ReactElement) {
  const result = render(demo);
  await run(30);
  return result;
}

claim(
  'a custom parser searches for the whole text',
  {
    'data-grid/components/quick-filter': [
      'The demo above searches for the whole text instead.',
      'Esc clears the field.',
    ],
  },
  async () => {
    await mount(<PlainSearchField />);
    const field = screen.getByRole('searchbox', { name: 'Find' });
    fireEvent.change(field, { target: { value: 'rope that trims' } });
    await run(200);
    expect(shownIds()).toEqual(['3']);
    fireEvent.keyDown(field, { key: 'Escape' });
    await run();
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'expanded is controlled, and focus follows',
  {
    'data-grid/components/quick-filter': [
      'Without expanded, the field is initially closed, unless the filter model contains search words.',
      'In this demo, focus a cell and press / to open the field:',
      'Focus moves to the field when it opens, and to the trigger when it closes.',
      'It contains the id that the trigger uses for aria-controls.',
      'If it is already empty, Esc closes it.',
    ],
  },
  async () => {
    await mount(<OpenWithKey />);
    const trigger = screen.getByLabelText('Search (press /)');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(cellOf(1, 'call'), { key: '/' });
    await run(50);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const field = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    expect(trigger.getAttribute('aria-controls')).toBe(field.id);
    fireEvent.keyDown(field, { key: 'Escape' });
    await run(50);
    expect(document.activeElement).toBe(trigger);
  },
);

claim(
  'only an empty field closes when it loses the focus',
  {
    'data-grid/components/quick-filter':
      'An empty field also closes when it loses focus.',
  },
  async () => {
    await mount(<OpenWithKey />);
    const trigger = screen.getByLabelText('Search (press /)');
    fireEvent.click(trigger);
    await run(50);
    const field = screen.getByRole('searchbox');
    const leave = async (value: string) => {
      fireEvent.change(field, { target: { value } });
      await run(200);
      fireEvent.blur(field);
      await run(50);
      return trigger.getAttribute('aria-expanded');
    };
    expect(await leave('trill')).toBe('true');
    expect(await leave('')).toBe('false');
  },
);

claim(
  'the key opens nothing while users type into another field',
  {
    'data-grid/components/quick-filter':
      'The demo with the shortcut listens only inside the grid and ignores key presses in inputs.',
  },
  async () => {
    await mount(<OpenWithKey />);
    fireEvent.click(screen.getByLabelText('Search (press /)'));
    await run(50);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    await run(50);
    // The same field stands for any input of the grid.
    const isHandled = !fireEvent.keyDown(
      document.querySelector('input') as HTMLInputElement,
      { key: '/' },
    );
    expect(isHandled).toBe(false);
    expect(screen.getByLabelText('Search (press /)')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
);

claim(
  'a programmatic search appears in the field',
  {
    'data-grid/components/quick-filter':
      "The API object's setQuickFilterValues() replaces the search words. The field shows the new words, and users can edit them. In this toolbar, Enter adds the text to the recent searches:",
  },
  async () => {
    await mount(<RecentSearches />);
    expect(screen.getByRole('searchbox')).toHaveAccessibleName('Search parts');
    press(screen.getByText('gasket'));
    await run(20);
    expect(screen.getByRole('searchbox')).toHaveValue('gasket');
    expect(shownIds()).toEqual(['1', '4']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'clutch' } });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
    await run(20);
    expect(shownIds()).toEqual(['3']);
    expect(
      screen.getByText('clutch', { selector: '.MuiChip-label' }),
    ).toBeInTheDocument();
  },
);

claim(
  'the trigger in the footer opens and closes the columns panel',
  {
    'data-grid/components/columns-panel': [
      'ColumnsPanelTrigger is a button that opens and closes the columns panel. The button works in any slot. This one is in the footer and shows the number of hidden columns',
      'The trigger has aria-expanded',
    ],
  },
  async () => {
    await mount(<HiddenCountBadge />);
    press(button(/1 hidden/));
    await run(50);
    expect(button(/1 hidden/)).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(screen.getByLabelText('Surveyed by', { selector: 'input' }));
    await run();
    expect(button(/0 hidden/)).toBeInTheDocument();
    press(button(/0 hidden/));
    await run(50);
    expect(button(/0 hidden/)).not.toHaveAttribute('aria-expanded');
  },
);

claim(
  'a view above the list sets the model',
  {
    'data-grid/components/columns-panel':
      'Render your additions together with GridColumnsPanel to keep the list. This panel starts with buttons for two sets of columns',
  },
  async () => {
    await mount(<PresetsAbovePanel />);
    press(screen.getByLabelText('Columns'));
    await run(50);
    press(button('Workshop'));
    await run();
    expect(shownFields()).toEqual(['wagon', 'brakes', 'axles']);
    expect(screen.getByLabelText('Axles', { selector: 'input' })).toBeChecked();
  },
);

claim(
  'a custom panel shows and hides columns',
  {
    'data-grid/components/columns-panel': [
      'Your panel must respect hideable: false itself, as the demo does for the Name column.',
      'If the panel contains several lists of checkboxes, group each in a fieldset with a legend.',
    ],
  },
  async () => {
    await mount(<PanelInSections />);
    press(screen.getByLabelText('Columns'));
    await run(50);
    const contract = screen.getByRole('group', { name: 'Contract' });
    fireEvent.click(within(contract).getByLabelText('Role'));
    await run();
    expect(shownFields()).not.toContain('role');
    expect(screen.getByLabelText('Name', { selector: 'input' })).toBeDisabled();
  },
);

claim(
  'a chip removes its filter',
  {
    'data-grid/components/filter-panel':
      'To remove a focused chip, users press Delete or Backspace.',
  },
  async () => {
    await mount(<ActiveFilterChips />);
    expect(shownIds()).toEqual(['1', '4']);
    fireEvent.keyUp(screen.getByText('Rooms >= 3').closest('.MuiChip-root')!, {
      key: 'Delete',
    });
    await run();
    expect(shownIds()).toEqual(['1', '2', '4']);
  },
);

claim(
  'when a chip disappears, focus stays in the toolbar',
  {
    'data-grid/components/filter-panel':
      'If a focused chip disappears, the toolbar moves focus to its last button.',
  },
  async () => {
    await mount(<ActiveFilterChips />);
    const chip = (text: string) =>
      screen.getByText(text).closest<HTMLElement>('.MuiChip-root')!;
    act(() => chip('Rooms >= 3').focus());
    fireEvent.keyUp(chip('Rooms >= 3'), { key: 'Delete' });
    await run();
    expect(chip('Rent (€) < 1400')).toHaveFocus();
  },
);

test('arrow keys reach the recent searches', async () => {
  await mount(<RecentSearches />);
  const chip = (text: string) =>
    screen.getByText(text).closest<HTMLElement>('.MuiChip-root')!;
  act(() => chip('gasket').focus());
  fireEvent.keyDown(chip('gasket'), { key: 'ArrowRight' });
  expect(chip('cable')).toHaveFocus();
});

const rows = [{ id: 1, a: 'x', b: 'y' }];
const columns: GridProps['columns'] = [{ field: 'a' }, { field: 'b' }];

for (const [plan, fields] of [
  ['community', ['b']],
  ['pro', ['a', 'b']],
] as const)
  claim(
    `showFilterPanel starts a filter in ${plan}`,
    {
      'data-grid/components/filter-panel': [
        "The API object's showFilterPanel(field) opens the panel with a new filter for that column, as the column menu does. hideFilterPanel() closes the panel.",
        'In Community, the new filter replaces any filter on another column. In Pro and Premium, the grid adds it to the other filters. If the column already has a filter, the panel shows that filter.',
      ],
    },
    async () => {
      const { api } = mountGrid(
        {
          rows,
          columns,
          initialState: {
            filter: {
              filterModel: {
                items: [{ id: 1, field: 'a', operator: 'equals', value: 'x' }],
              },
            },
          },
        },
        { plan },
      );
      act(() => api.showFilterPanel('b'));
      await run(50);
      const items = () => api.state.filter.filterModel.items.map(({ field }) => field);
      expect(items()).toEqual(fields);
      act(() => api.showFilterPanel('b'));
      await run(50);
      expect(items()).toEqual(fields);
      act(() => api.hideFilterPanel());
      expect(api.state.preferencePanel.open).toBe(false);
    },
  );

claim(
  'saved filters are in the panel',
  {
    'data-grid/components/filter-panel':
      'In this panel, users can save filters and apply them later',
  },
  async () => {
    await mount(<SavedFilters />);
    press(screen.getByLabelText('Filters'));
    await run(50);
    fireEvent.mouseDown(screen.getByLabelText('Saved filters'));
    fireEvent.click(screen.getByText('For the shade'));
    await run();
    expect(shownIds()).toEqual(['2', '4']);
    press(button('Save this'));
    fireEvent.mouseDown(screen.getByLabelText('Saved filters'));
    expect(
      screen.getByText('Mine 1', { selector: '[role="option"]' }),
    ).toBeInTheDocument();
  },
);

claim(
  'the empty report offers an example',
  {
    'data-grid/components/pivot-panel':
      'Until they add a field to the rows, the grid shows the emptyPivotOverlay slot, which can offer a starting point',
  },
  async () => {
    await mount(<StartFromEmpty />);
    press(button('Start with an example'));
    await run(50);
    expect(screen.getByText('Adult')).toBeInTheDocument();
    const showsOverlay = async (model: Record<'rows' | 'columns', string[]>) => {
      const { container, unmount } = await mount(
        <div style={{ height: 400, width: 600 }}>
          <DataGridPremium
            rows={[{ id: 1, a: 'x', b: 'y', c: 3 }]}
            columns={[{ field: 'a' }, { field: 'b' }, { field: 'c', type: 'number' }]}
            slots={{ emptyPivotOverlay: () => 'Nothing yet' }}
            initialState={{
              pivoting: {
                enabled: true,
                model: {
                  rows: model.rows.map((field) => ({ field })),
                  columns: model.columns.map((field) => ({ field })),
                  values: [{ field: 'c', aggFunc: 'sum' }],
                },
              },
            }}
          />
        </div>,
      );
      const isShown = container.textContent?.includes('Nothing yet');
      unmount();
      return isShown;
    };
    expect(await showsOverlay({ rows: [], columns: ['b'] })).toBe(true);
    expect(await showsOverlay({ rows: ['a'], columns: [] })).toBe(false);
  },
);

claim(
  'the trigger opens the pivot panel, and events report it',
  {
    'data-grid/components/pivot-panel': [
      'PivotPanelTrigger is a button that opens and closes the panel.',
      'this demo makes the grid taller while the panel is open',
      'onSidebarOpen and onSidebarClose run when a panel opens or closes',
    ],
  },
  async () => {
    const { container } = await mount(<RoomForPanel />);
    const box = container.firstElementChild as HTMLElement;
    press(button('Report'));
    await run(50);
    expect(box.style.height).toBe('560px');
    press(button('Report'));
    await run(50);
    expect(box.style.height).toBe('330px');
  },
);

claim(
  'the texts of the panel are locale texts',
  {
    'data-grid/components/pivot-panel':
      "Use their own words in localeText; most of the panel's keys start with pivot.",
  },
  async () => {
    await mount(<PlainWords />);
    expect(screen.getByText('Down the side')).toBeInTheDocument();
    expect(screen.getByLabelText('Summarize')).toBeInTheDocument();
  },
);
