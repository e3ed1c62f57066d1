/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import {
  gridPaginatedVisibleSortedGridRowIdsSelector,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const columns: GridProps['columns'] = [
  { field: 'name', renderCell: ({ value }) => `drawn ${value}` },
  { field: 'sum', type: 'number' },
  { field: 'secret', disableExport: true },
  { field: 'extra' },
];
const rows = ['b', 'a', 'c'].map((name, id) => ({ id, name, sum: id, extra: 'x' }));
const hidden = { columns: { columnVisibilityModel: { extra: false } } };
const byName: GridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
};

const only = (value: string) => ({
  items: [{ field: 'name', operator: 'equals', value }],
});

interface Printed {
  title: string;
  html: HTMLElement;
  fields: string[];
  /** The texts of the rows, from top to bottom. */
  names: string[];
}

/** Prints a grid, and returns the copy that the grid removes afterwards. */
async function print(
  options: GridPrintExportOptions = {},
  props: Partial<GridProps> = {},
  plan: 'community' | 'premium' = 'community',
): Promise<Printed> {
  const { api, unmount } = mountGrid(
    {
      rows,
      columns,
      initialState: hidden,
      showToolbar: true,
      checkboxSelection: true,
      pageSizeOptions: [1, 2, 3, 100],
      ...props,
    },
    { plan },
  );
  const copies: [title: string, html: HTMLElement][] = [];
  const remove = document.body.removeChild.bind(document.body);
  const spy = jest.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    const frame = node as Partial<HTMLIFrameElement>;
    const html = frame.contentDocument?.documentElement;
    if (html) copies.push([frame.title ?? '', html.cloneNode(true) as HTMLElement]);
    return remove(node);
  });
  // Inside of act, React would render the copy only after the print.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await api.exportDataAsPrint(options);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  spy.mockRestore();
  unmount();
  const [copy] = copies;
  if (!copy) throw new Error('Nothing was printed.');
  const [title, html] = copy;
  const all = (selector: string) => [...html.querySelectorAll<HTMLElement>(selector)];
  return {
    title,
    html,
    fields: all('[role="columnheader"]').map(({ dataset }) => dataset.field ?? ''),
    names: all('[role="row"][data-id] [data-field="name"]').map(
      ({ textContent }) => textContent,
    ),
  };
}

const barsOf = ({ html }: Printed) =>
  ['toolbar', 'footerContainer'].filter((part) =>
    html.querySelector(`.MuiDataGrid-${part}`),
  );

claim(
  'prints the displayed content with toolbar, footer and styles, without checkboxes',
  {
    'data-grid/export': [
      'Print | All filtered rows outside collapsed groups, in sorted order | What the cells show, with their styles |',
      'Visible columns are exported, except those with disableExport: true.',
      'hideToolbar | false | Leaves out the toolbar |',
      'hideFooter | false | Leaves out the footer |',
      'includeCheckboxes | false | Prints the selection checkboxes |',
      "copyStyles | true | Copies your page's styles to the printed page |",
    ],
  },
  async () => {
    document.title = 'The page';
    const printed = await print();
    expect(printed.fields).toEqual(['name', 'sum']);
    expect(printed.names).toEqual(['drawn b', 'drawn a', 'drawn c']);
    expect(printed.title).toBe('The page');
    expect(barsOf(printed)).toEqual(['toolbar', 'footerContainer']);
    expect(printed.html.querySelectorAll('head style').length).toBeGreaterThan(0);
  },
);

claim(
  'every option',
  {
    'data-grid/export': [
      'hideToolbar | false | Leaves out the toolbar |',
      'hideFooter | false | Leaves out the footer |',
      'includeCheckboxes | false | Prints the selection checkboxes |',
      "copyStyles | true | Copies your page's styles to the printed page |",
      'pageStyle | | Adds your CSS, as a string or a function that returns one |',
      'bodyClassName | | Adds classes to the body of the printed page |',
    ],
  },
  async () => {
    const printed = await print({
      fileName: 'Paper',
      hideToolbar: true,
      hideFooter: true,
      includeCheckboxes: true,
      copyStyles: false,
      pageStyle: () => '@page { margin: 1cm }',
      bodyClassName: 'one two',
    });
    expect(printed.title).toBe('Paper');
    expect(barsOf(printed)).toEqual([]);
    expect(printed.fields).toEqual(['__check__', 'name', 'sum']);
    expect(printed.html.querySelector('head')?.textContent).toBe('@page { margin: 1cm }');
    expect(printed.html.querySelector('body')?.className).toBe('one two');
  },
);

claim(
  'fields select columns, even with disableExport; their order is that of the grid',
  {
    'data-grid/export': [
      "fields lists the columns for one export and can include columns with disableExport. CSV and Excel files follow your order; printing keeps the grid's order.",
      'allColumns: true adds the hidden columns.',
    ],
  },
  async () => {
    const { fields } = await print({ fields: ['extra', 'secret', 'name'] });
    expect(fields).toEqual(['name', 'secret', 'extra']);
    expect((await print({ allColumns: true })).fields).toEqual(['name', 'sum', 'extra']);
  },
);

claim(
  'rows: filtered and sorted ones of all pages, or the selected ones',
  {
    'data-grid/export': [
      'Print | All filtered rows outside collapsed groups, in sorted order |',
      'If rows are selected, only those are exported. All pages are exported, not only the current one.',
    ],
  },
  async () => {
    const paged = { pagination: { paginationModel: { pageSize: 1 } } };
    expect((await print({}, { initialState: { ...byName, ...paged } })).names).toEqual([
      'drawn a',
      'drawn b',
      'drawn c',
    ]);
    expect((await print({}, { filterModel: only('a') })).names).toEqual(['drawn a']);
    const rowSelectionModel = { type: 'include' as const, ids: new Set([2]) };
    expect((await print({}, { rowSelectionModel })).names).toEqual(['drawn c']);
  },
);

claim(
  'getRowsToExport: the grid still sorts and filters, and has one page at that time',
  {
    'data-grid/export': [
      'When printing, the grid still sorts and filters the rows you return.',
      'Before printing, the grid turns off pagination and then calls the function. The selector for the current page therefore returns all rows.',
    ],
  },
  async () => {
    const getRowsToExport = () => [2, 0];
    expect((await print({ getRowsToExport })).names).toEqual(['drawn c', 'drawn b']);
    expect((await print({ getRowsToExport }, { initialState: byName })).names).toEqual([
      'drawn b',
      'drawn c',
    ]);
    expect((await print({ getRowsToExport }, { filterModel: only('b') })).names).toEqual([
      'drawn b',
    ]);
    const { names } = await print(
      {
        getRowsToExport: ({ apiRef }) =>
          gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
      },
      { initialState: { pagination: { paginationModel: { pageSize: 1 } } } },
    );
    expect(names).toEqual(['drawn b', 'drawn a', 'drawn c']);
  },
);

claim(
  'a print omits the rows of collapsed groups',
  {
    'data-grid/export':
      'Print | All filtered rows outside collapsed groups, in sorted order |',
  },
  async () => {
    const grouped = { initialState: { rowGrouping: { model: ['extra'] } } };
    const collapsed = await print({}, grouped, 'premium');
    expect(collapsed.names).not.toContain('drawn b');
    const expanded = { ...grouped, defaultGroupingExpansionDepth: -1 };
    expect((await print({}, expanded, 'premium')).names).toContain('drawn b');
  },
);
