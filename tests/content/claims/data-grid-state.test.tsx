/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridInitialState,
} from '@mui/x-data-grid';
import AddressOfTheList from '../../../docs/data-grid/state/AddressOfTheList';
import FilterChips from '../../../docs/data-grid/state/FilterChips';
import NamedViews from '../../../docs/data-grid/state/NamedViews';
import RememberInBrowser from '../../../docs/data-grid/state/RememberInBrowser';
import { headerOf, shownFields } from '../../support/components/gridParts';
import {
  mountGrid,
  press,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3].map((id) => ({
  id,
  name: `n${id}`,
  size: 4 - id,
  day: new Date(2024, 4, id),
}));
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'size', type: 'number' },
  { field: 'day', type: 'date' },
];
const mount = (props: Partial<GridProps> = {}, plan?: 'premium') =>
  mountGrid({ rows, columns, ...props }, { plan });

afterEach(() => jest.useRealTimers());

claim(
  'exportState contains models, the row count and the density',
  { 'data-grid/state': 'The models, the row count, and the density' },
  () => {
    const { sorting, filter, pagination, density } = mount().api.exportState();
    expect(sorting).toEqual({ sortModel: [] });
    expect(filter).toEqual({ filterModel: expect.objectContaining({ items: [] }) });
    expect(pagination).toMatchObject({
      paginationModel: { page: 0, pageSize: 100 },
      rowCount: 3,
    });
    expect(density).toBe('standard');
  },
);

claim(
  'what exportState contains, and what it omits',
  {
    'data-grid/state': [
      '`exportState()` returns plain data that describes what users have arranged.',
      'sorting, filter, pagination, density | The models',
      "The data doesn't contain rows, selected rows",
    ],
  },
  () => {
    const { api } = mount({ rowSelectionModel: { type: 'include', ids: new Set([1]) } });
    const state = api.exportState();
    expect(Object.keys(state).sort()).toEqual([
      'columns',
      'density',
      'filter',
      'pagination',
      'preferencePanel',
      'sorting',
    ]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  },
);

claim(
  'Premium adds groups, totals, pinned columns and the side panel',
  {
    'data-grid/state': [
      'pinnedColumns | Columns on the left and on the right',
      'rowGrouping, aggregation, chartsIntegration, sidebar | The models, the configured charts, and the panel at the side',
      'selected cells, expanded groups, the pivot model, edits, or the scroll position.',
    ],
  },
  () => {
    const pivotModel = {
      rows: [{ field: 'name' }],
      columns: [],
      values: [{ field: 'size', aggFunc: 'sum' }],
    };
    const { api } = mount(
      {
        initialState: {
          aggregation: { model: { size: 'sum' } },
          pivoting: { model: pivotModel },
        },
      },
      'premium',
    );
    const parts = Object.keys(api.exportState());
    expect(parts).toEqual(
      expect.arrayContaining(['aggregation', 'pinnedColumns', 'rowGrouping', 'sidebar']),
    );
    expect(parts).not.toContain('pivoting');
  },
);

claim(
  'exportOnlyDirtyModels omits unchanged models',
  { 'data-grid/state': '`exportOnlyDirtyModels` leaves out models with default values' },
  () => {
    const { api } = mount();
    const dirty = () => Object.keys(api.exportState({ exportOnlyDirtyModels: true }));
    expect(dirty()).toEqual(['columns']);
    act(() => api.sortColumn('name', 'asc'));
    expect(dirty()).toEqual(['columns', 'sorting']);
  },
);

const SET_MODELS: readonly [part: string, props: Partial<GridProps>][] = [
  ['sorting', { sortModel: [] }],
  ['sorting', { initialState: { sorting: { sortModel: [] } } }],
  ['filter', { filterModel: { items: [] } }],
  ['pagination', { paginationModel: { page: 0, pageSize: 100 } }],
];
for (const [part, props] of SET_MODELS)
  claim(
    `exportOnlyDirtyModels keeps ${part} if it is set: ${JSON.stringify(props)}`,
    {
      'data-grid/state':
        'Models that are controlled or set in `initialState` are always saved.',
    },
    () => {
      const { api } = mount(props);
      expect(api.exportState({ exportOnlyDirtyModels: true })).toHaveProperty(part);
    },
  );

claim(
  'of the page, exportOnlyDirtyModels keeps only a change of both page and size',
  {
    'data-grid/state':
      'With `exportOnlyDirtyModels`, the page is saved only if both the page and the page size differ from the defaults.',
  },
  () => {
    const many = Array.from({ length: 101 }, (_, id) => ({ id }));
    const { api } = mount({ rows: many });
    const pagination = () => api.exportState({ exportOnlyDirtyModels: true }).pagination;
    act(() => api.setPage(1));
    expect(pagination()).toBeUndefined();
    act(() => api.setPaginationModel({ page: 0, pageSize: 25 }));
    expect(pagination()).toBeUndefined();
    act(() => api.setPaginationModel({ page: 1, pageSize: 25 }));
    expect(pagination()).toHaveProperty('paginationModel');
  },
);

claim(
  'restoreState changes only the given parts',
  {
    'data-grid/state':
      "`restoreState()` doesn't change parts that the data doesn't contain",
  },
  () => {
    const { api } = mount();
    act(() => api.sortColumn('size', 'asc'));
    act(() => api.restoreState({ columns: { columnVisibilityModel: { day: false } } }));
    expect(shownFields()).toEqual(['name', 'size']);
    expect(shownIds()).toEqual(['3', '2', '1']);
  },
);

claim(
  'an old state: unknown fields are ignored, new columns come last',
  {
    'data-grid/state':
      'The grid ignores fields that no longer exist and puts new columns at the end',
  },
  () => {
    const { api } = mount();
    const old: GridInitialState = {
      columns: {
        orderedFields: ['gone', 'size', 'name'],
        columnVisibilityModel: { gone: false },
      },
      sorting: { sortModel: [{ field: 'gone', sort: 'asc' }] },
      filter: { filterModel: { items: [{ field: 'gone', operator: '=', value: 1 }] } },
    };
    act(() => api.restoreState(old));
    expect(shownFields()).toEqual(['size', 'name', 'day']);
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'a date in a filter survives JSON',
  { 'data-grid/state': 'Date filters still work after a round trip through JSON' },
  () => {
    const { api } = mount();
    const state: GridInitialState = {
      filter: {
        filterModel: {
          items: [
            { field: 'day', operator: 'after', value: new Date(Date.UTC(2024, 4, 2)) },
          ],
        },
      },
    };
    act(() => api.restoreState(JSON.parse(JSON.stringify(state)) as GridInitialState));
    expect(shownIds()).toEqual(['3']);
  },
);

claim(
  'a controlled model is not restored, its callback is called',
  {
    'data-grid/state':
      "`restoreState()` doesn't change a controlled model. Instead, it calls the callback",
  },
  () => {
    const onSortModelChange = jest.fn();
    const { api } = mount({ sortModel: [], onSortModelChange });
    act(() =>
      api.restoreState({ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }),
    );
    expect(shownIds()).toEqual(['1', '2', '3']);
    expect(onSortModelChange.mock.calls[0][0]).toEqual([{ field: 'size', sort: 'asc' }]);
  },
);

claim(
  'an open panel is part of the state',
  { 'data-grid/state': 'An open panel is part of the exported state.' },
  () => {
    const { api } = mount();
    act(() => api.showFilterPanel());
    expect(api.exportState().preferencePanel).toMatchObject({ open: true });
  },
);

claim(
  'useGridSelector re-renders when its result changes',
  { 'data-grid/state': 'The component re-renders when the result changes' },
  () => {
    let renders = 0;
    const Footer = () => {
      const apiRef = useGridApiContext();
      renders += 1;
      return <p>{useGridSelector(apiRef, gridSortModelSelector).length}</p>;
    };
    const { api } = mount({ slots: { footer: Footer } });
    const before = renders;
    act(() =>
      api.setFilterModel({ items: [{ field: 'size', operator: '>', value: 1 }] }),
    );
    expect(renders).toBe(before);
    act(() => api.sortColumn('size', 'asc'));
    expect(renders).toBe(before + 1);
    expect(gridFilterModelSelector({ current: api as never }).items).toHaveLength(1);
  },
);

claim(
  'in the component around the grid, useGridSelector finds no API object',
  {
    'data-grid/state':
      "Don't call `useGridSelector()` in the component that renders the grid: during its first render, the API object doesn't exist yet.",
  },
  () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Around = () => {
      const apiRef = useGridApiRef();
      useGridSelector(apiRef as never, gridSortModelSelector);
      return <DataGrid apiRef={apiRef} rows={rows} columns={[]} />;
    };
    expect(() => render(<Around />)).toThrow();
    jest.restoreAllMocks();
  },
);

claim(
  'stateChange is fired for each change, including focus moves',
  {
    'data-grid/state':
      'The `stateChange` event fires often, even while users scroll or move focus.',
  },
  () => {
    const { api } = mount();
    const listener = jest.fn();
    api.subscribeEvent('stateChange', listener);
    act(() => api.sortColumn('size', 'asc'));
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    act(() => api.setCellFocus(1, 'name'));
    expect(listener).toHaveBeenCalled();
  },
);

claim(
  'logs: the levels and the logger',
  {
    'data-grid/state':
      'To log elsewhere, set `logger` to an object with the methods `debug`, `info`, `warn`, and `error`.',
  },
  () => {
    expect(defaultOf('DataGrid', 'logger')).toBe('console');
    const logger = {
      debug: jest.fn(),
      info: jest.fn(),
      warn: jest.fn(),
      error: jest.fn(),
    };
    const { api } = mount({ logger, logLevel: 'debug' });
    act(() => api.showFilterPanel());
    expect(logger.debug).toHaveBeenCalled();
  },
);

claim(
  'chips follow the filter model and remove its items',
  { 'data-grid/state': 'This toolbar shows the active filters as chips' },
  () => {
    render(<FilterChips />);
    expect(screen.getByRole('status')).toHaveTextContent('2 repairs');
    const chip = screen.getByText('Fault contains Brakes').parentElement!;
    fireEvent.click(chip.querySelector('svg')!);
    expect(screen.getByRole('status')).toHaveTextContent('5 repairs');
  },
);

claim(
  'views are predefined or saved, and restored as a whole',
  {
    'data-grid/state': [
      'Arrange the table, save the view under a name, and restore it later.',
      'To reset a part, pass an empty model, as the Everything view does.',
    ],
  },
  async () => {
    render(<NamedViews />);
    fireEvent.click(screen.getByText('Long jobs'));
    expect(shownIds()).toEqual(['5', '2', '4']);
    expect(shownFields()).toEqual(['bike', 'fault', 'minutes']);
    fireEvent.change(screen.getByLabelText('Name of the view'), {
      target: { value: 'Mine' },
    });
    fireEvent.click(screen.getByText('Save'));
    fireEvent.click(screen.getByText('Everything'));
    expect(shownIds()).toHaveLength(5);
    fireEvent.click(screen.getByText('Mine'));
    expect(shownIds()).toEqual(['5', '2', '4']);
    await settle();
  },
);

claim(
  'the table of the next visit equals that of the last one',
  {
    'data-grid/state':
      'Save the state a moment after each change, and restore it when the grid mounts.',
  },
  async () => {
    jest.useFakeTimers();
    const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    render(<RememberInBrowser />);
    press(headerOf('minutes'));
    await run(400);
    const order = shownIds();
    expect(order).not.toEqual(['1', '2', '3', '4', '5']);
    fireEvent.click(screen.getByText('Open again'));
    await run(50);
    expect(shownIds()).toEqual(order);
  },
);

test.each([
  'nonsense',
  '5',
  '{"filter":{"filterModel":{"items":[{"field":"fault","operator":"gone"}]}}}',
])('stored text that does not fit is ignored: %s', async (text) => {
  localStorage.setItem('repairs-table-1', text);
  render(<RememberInBrowser />);
  await settle();
  expect(shownIds()).toHaveLength(5);
  localStorage.clear();
});

claim(
  'the address takes precedence, and Back works',
  {
    'data-grid/state':
      'With the state in the URL, users can share and bookmark what they see, and use the back button.',
  },
  async () => {
    render(<AddressOfTheList />);
    expect(shownIds()).toEqual(['5', '2', '4', '1', '3']);
    fireEvent.click(screen.getByText('Brakes only'));
    await settle();
    expect(screen.getByLabelText('Address')).toHaveTextContent(
      '/repairs?sort=minutes.desc&fault=Brakes',
    );
    expect(shownIds()).toEqual(['2', '4']);
    press(headerOf('bike'));
    await settle();
    expect(screen.getByLabelText('Address')).toHaveTextContent('sort=bike.asc');
    fireEvent.click(screen.getByText('Back'));
    fireEvent.click(screen.getByText('Back'));
    await settle();
    expect(shownIds()).toEqual(['5', '2', '4', '1', '3']);
  },
);
