/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { DateCalendar, DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { RichTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = [{ field: 'name', width: 100 }];
const rows = [{ id: 1, name: 'Wren' }];
const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
const withDates = (element: React.ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

claim(
  'given props take precedence; className and style are merged in pickers and trees',
  {
    'common-concepts/custom-components': [
      'Your props usually override those that the component sets',
      "In most parts of the pickers and the trees, your className and style are added to the component's own.",
    ],
  },
  () => {
    const own = { className: 'mine', style: { color: 'rgb(1, 2, 3)' } };
    render(
      <>
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ cell: { role: 'note', ...own } as object }}
        />
        <RichTreeView
          items={items}
          slotProps={{
            item: {
              slotProps: { content: own, checkbox: { 'aria-hidden': false } as object },
            },
          }}
          checkboxSelection
        />
        {withDates(
          <DateCalendar slotProps={{ previousIconButton: { title: 'mine', ...own } }} />,
        )}
      </>,
    );
    const content = document.querySelector('.MuiTreeItem-content');
    expect(content).toHaveClass('mine', 'MuiTreeItem-content');
    expect(document.querySelector('.MuiTreeItem-checkbox')).toHaveAttribute(
      'aria-hidden',
      'false',
    );
    expect(screen.getByTitle('mine')).toHaveClass(
      'mine',
      'MuiPickersArrowSwitcher-button',
    );
  },
);

claim(
  'handlers run beside those of trees and cells, but replace that of a button',
  {
    'common-concepts/custom-components': [
      "In the trees, and in the grid's rows and cells, your handler runs in addition to the component's.",
      'In a tree, your handler runs first and can set event.defaultMuiPrevented = true to skip the default.',
      'Elsewhere, a handler may replace the default: for example, an onClick on the openPickerButton slot keeps the picker closed.',
    ],
  },
  () => {
    const calls: string[] = [];
    const note =
      (name: string, prevent = false) =>
      (event: React.SyntheticEvent) => {
        calls.push(name);
        Object.assign(event, { defaultMuiPrevented: prevent });
      };
    const tree = (prevent: boolean) => (
      <RichTreeView
        items={items}
        slotProps={{
          item: { slotProps: { content: { onClick: note('tree', prevent) } } },
        }}
      />
    );
    const { rerender } = render(tree(true));
    fireEvent.click(screen.getByText('A'));
    expect(screen.queryByText('B')).toBeNull();
    rerender(tree(false));
    fireEvent.click(screen.getByText('A'));
    expect(screen.getByText('B')).toBeVisible();

    render(
      <DataGrid
        rows={rows}
        columns={[{ field: 'name', editable: true }]}
        slotProps={{
          cell: { onDoubleClick: note('cell') },
          row: { onClick: note('row') },
        }}
        onRowClick={() => calls.push('onRowClick')}
      />,
    );
    const cell = screen.getByRole('gridcell', { name: 'Wren' });
    fireEvent.click(cell);
    fireEvent.doubleClick(cell);
    expect(screen.getByRole('textbox')).toHaveValue('Wren');

    render(
      withDates(
        <DatePicker slotProps={{ openPickerButton: { onClick: note('button') } }} />,
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.sort()).toEqual(['button', 'cell', 'onRowClick', 'row', 'tree', 'tree']);
  },
);

claim(
  'slotProps may be nested',
  {
    'common-concepts/custom-components':
      'A part can have its own slots, so slotProps can be nested:',
  },
  () => {
    render(
      withDates(
        <DatePicker
          label="Day"
          enableAccessibleFieldDOMStructure={false}
          slotProps={{ textField: { slotProps: { htmlInput: { maxLength: 10 } } } }}
        />,
      ),
    );
    expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '10');
  },
);

claim(
  'a function receives the state of each day and runs for each of them',
  {
    'common-concepts/custom-components': [
      "A function in slotProps receives the ownerState, which is the part's state, and returns the props.",
      'The function runs each time the part renders (in this demo, once for each day),',
    ],
  },
  () => {
    const days = new Set<string>();
    render(
      withDates(
        <DateCalendar
          defaultValue={dayjs('2026-05-18')}
          slotProps={{
            day: ({ day, isDaySelected }) => {
              days.add(day?.format('YYYY-MM-DD') ?? '');
              return { title: isDaySelected ? 'chosen' : undefined };
            },
          }}
        />,
      ),
    );
    expect(days.size).toBeGreaterThanOrEqual(31);
    expect(screen.getByTitle('chosen')).toHaveTextContent('18');
  },
);

claim(
  'the item slot of the Rich Tree View accepts a function, slots of the Data Grid do not',
  { 'common-concepts/custom-components': ['Tree View | all slots', 'Data Grid | none'] },
  () => {
    const states: object[] = [];
    const never = () => {
      states.push({ from: 'grid' });
      return {};
    };
    render(
      <>
        <RichTreeView
          items={items}
          slotProps={{
            item: (state) => {
              states.push(state);
              return {};
            },
          }}
        />
        <DataGrid rows={rows} columns={columns} slotProps={{ footer: never as object }} />
      </>,
    );
    expect(states).toEqual(states.map(() => ({ itemId: 'a', label: 'A' })));
    expect(states).not.toHaveLength(0);
  },
);

claim(
  'a component in a slot receives the props of the default one; null removes an icon',
  {
    'common-concepts/custom-components': [
      'Your component receives the same props as the default component.',
      'To remove an icon, pass null for its slot.',
    ],
  },
  () => {
    let received: object = {};
    function Item(props: TreeItemProps) {
      received = props;
      return <TreeItem {...props} />;
    }
    render(<RichTreeView items={items} slots={{ item: Item, expandIcon: null }} />);
    expect(received).toMatchObject({ itemId: 'a', label: 'A' });
    expect(document.querySelector('.MuiTreeItem-iconContainer')).toBeEmptyDOMElement();
  },
);

claim(
  'a slot component created in each render is remounted',
  {
    'common-concepts/custom-components': [
      'Define a slot component outside the component that uses it, never inside:',
      'React would remove this toolbar and mount a new one on every key press, because it sees a different component each time.',
    ],
  },
  () => {
    const make = () =>
      function Bar() {
        return <input aria-label="search" />;
      };
    const grid = (toolbar: () => React.JSX.Element) => (
      <DataGrid rows={rows} columns={columns} slots={{ toolbar }} showToolbar />
    );
    const Stable = make();
    const { rerender } = render(grid(Stable));
    const input = screen.getByLabelText('search');
    act(() => input.focus());
    rerender(grid(Stable));
    expect(screen.getByLabelText('search')).toBe(input);
    rerender(grid(make()));
    expect(screen.getByLabelText('search')).not.toBe(input);
    expect(document.body).toHaveFocus();
  },
);

claim(
  'the toolbar moves focus with the arrow keys; render replaces the element',
  {
    'common-concepts/custom-components': [
      'ColumnsPanelTrigger opens the columns panel, ExportCsv downloads the file, and Toolbar lets users move between the buttons with the arrow keys.',
      'Most of these subcomponents have a render prop, which accepts an element or a function. It changes the rendered element but not the behavior.',
      'In this demo, ExportCsv is rendered as a ToolbarButton, which is itself rendered as a Button.',
    ],
  },
  () => {
    function Bar() {
      return (
        <Toolbar>
          <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
            c
          </ColumnsPanelTrigger>
          <ExportCsv render={<ToolbarButton render={<button data-own="" />} />}>
            Download
          </ExportCsv>
        </Toolbar>
      );
    }
    render(
      <DataGrid rows={rows} columns={columns} slots={{ toolbar: Bar }} showToolbar />,
    );
    const [first, second] = [
      screen.getByLabelText('Columns'),
      screen.getByText('Download'),
    ];
    expect(second).toHaveAttribute('data-own');
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
    fireEvent.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
  },
);

describe('the theme and the component', () => {
  const theme = createTheme({
    components: {
      MuiDateCalendar: {
        defaultProps: {
          slotProps: {
            day: { title: 'theme', lang: 'en' },
            previousIconButton: { title: 'back' },
          },
        },
      },
    },
  });
  const draw = (props: object) =>
    render(
      <ThemeProvider theme={theme}>
        {withDates(<DateCalendar defaultValue={dayjs('2026-05-18')} {...props} />)}
      </ThemeProvider>,
    );
  const day = () => screen.getByRole('gridcell', { name: '18' });

  claim(
    'objects are merged slot by slot and prop by prop; those of the component take precedence',
    {
      'common-concepts/custom-components': [
        'If a component also sets these props, they are merged with those from the theme: slots slot by slot, and slotProps prop by prop.',
        "The component's values take precedence.",
      ],
    },
    () => {
      draw({ slotProps: { day: { title: 'own' } } });
      expect(day()).toHaveAttribute('title', 'own');
      expect(day()).toHaveAttribute('lang', 'en');
      expect(screen.getByTitle('back')).toBeInTheDocument();
    },
  );

  claim(
    'a function of the component is overridden by an object of the theme',
    {
      'common-concepts/custom-components': [
        'Do not mix a function and an object for the same slot.',
        'If the theme sets an object, a function set on the component is lost.',
      ],
    },
    () => {
      let calls = 0;
      const count = () => {
        calls += 1;
        return {};
      };
      draw({ slotProps: { day: count } });
      expect(calls).toBe(0);
      expect(day()).toHaveAttribute('title', 'theme');
    },
  );
});
