/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridEvents,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 100, editable: true },
  { field: 'sum', headerName: 'Sum', width: 100 },
];
const rows = [
  { id: 1, name: 'Ada', sum: 2 },
  { id: 2, name: 'Bo', sum: 3 },
];
const NAMES: GridEvents[] = [
  'cellClick',
  'cellMouseDown',
  'cellMouseUp',
  'rowClick',
  'rowSelectionChange',
];

interface Made {
  log: string[];
  unmount: () => void;
  ref: React.RefObject<GridApi | null>;
}

function Footer({ onRowClick }: { onRowClick: () => void }) {
  useGridEvent(useGridApiContext(), 'rowClick', onRowClick);
  return null;
}

function renderGrid(props: Partial<DataGridProps> = {}, onSlotClick = () => {}): Made {
  const log: string[] = [];
  let ref: React.RefObject<GridApi | null> = { current: null };
  const slots = { footer: () => <Footer onRowClick={onSlotClick} /> };
  function Grid() {
    const apiRef = useGridApiRef();
    React.useEffect(() => {
      ref = apiRef;
      const stops = NAMES.map((name) =>
        apiRef.current?.subscribeEvent(name, () => log.push(name)),
      );
      return () => stops.forEach((stop) => stop?.());
    }, [apiRef]);
    return (
      <div style={{ width: 600, height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slots={slots}
          {...props}
        />
      </div>
    );
  }
  const { unmount } = render(<Grid />);
  return { log, unmount, ref };
}

const cell = (text: string): HTMLElement => {
  const found = screen.getByText(text).closest<HTMLElement>('[role="gridcell"]');
  if (!found) throw new Error(`no cell ${text}`);
  return found;
};

function click(element: HTMLElement) {
  fireEvent.mouseDown(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

jest.setTimeout(60_000);

let refuses = false;

/** The prop callbacks that are called, in their order. */
function createListeners(received: string[]): Partial<DataGridProps> {
  const record = (name: string) => () => void received.push(name);
  return {
    onCellClick: record('onCellClick'),
    onCellDoubleClick: record('onCellDoubleClick'),
    onCellEditStart: record('onCellEditStart'),
    onCellEditStop: record('onCellEditStop'),
    onCellKeyDown: record('onCellKeyDown'),
    onCellModesModelChange: record('onCellModesModelChange'),
    onColumnHeaderClick: record('onColumnHeaderClick'),
    onRowClick: record('onRowClick'),
    onRowDoubleClick: record('onRowDoubleClick'),
    onRowSelectionModelChange: record('onRowSelectionModelChange'),
    onSortModelChange: record('onSortModelChange'),
    onProcessRowUpdateError: record('onProcessRowUpdateError'),
    processRowUpdate: (row) => {
      received.push('processRowUpdate');
      if (refuses) throw new Error('refused');
      return row;
    },
  };
}

claim(
  'the order of events on clicks and keys',
  {
    'data-grid/events': [
      'Click on a cell | onCellClick, onRowClick, onRowSelectionModelChange |',
      'Double-click on an editable cell | The props for two clicks, then onCellDoubleClick, onCellEditStart, onCellModesModelChange, onRowDoubleClick |',
      'Enter on an editable cell | onCellKeyDown, onCellEditStart, onCellModesModelChange |',
      'Enter or Tab in the editor | onCellKeyDown, onCellEditStop, onCellModesModelChange, processRowUpdate, onCellModesModelChange |',
      'Enter or Tab in the editor, and processRowUpdate rejects | The props for a successful save, then onProcessRowUpdateError |',
      'Esc in the editor | onCellKeyDown, onCellEditStop, onCellModesModelChange twice |',
      'Click on the header of a sortable column | onColumnHeaderClick, onSortModelChange |',
      'On a click, for example, they receive rowSelectionChange before rowClick.',
    ],
  },
  async () => {
    const received: string[] = [];
    const { log } = renderGrid(createListeners(received));
    const take = () => ({ props: received.splice(0), subscribed: log.splice(0) });

    click(cell('Ada'));
    expect(take()).toEqual({
      props: ['onCellClick', 'onRowClick', 'onRowSelectionModelChange'],
      subscribed: [
        'cellMouseDown',
        'cellMouseUp',
        'cellClick',
        'rowSelectionChange',
        'rowClick',
      ],
    });

    fireEvent.doubleClick(cell('Ada'));
    expect(take().props).toEqual([
      'onCellDoubleClick',
      'onCellEditStart',
      'onCellModesModelChange',
      'onRowDoubleClick',
    ]);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await act(async () => {});
    expect(take().props).toEqual([
      'onCellKeyDown',
      'onCellEditStop',
      'onCellModesModelChange',
      'processRowUpdate',
      'onCellModesModelChange',
    ]);

    fireEvent.keyDown(cell('Bo'), { key: 'Enter' });
    expect(take().props).toEqual([
      'onCellKeyDown',
      'onCellEditStart',
      'onCellModesModelChange',
    ]);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    await act(async () => {});
    expect(take().props).toEqual([
      'onCellKeyDown',
      'onCellEditStop',
      'onCellModesModelChange',
      'onCellModesModelChange',
    ]);

    refuses = true;
    fireEvent.doubleClick(cell('Bo'));
    take();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Tab' });
    await act(async () => {});
    expect(take().props).toEqual([
      'onCellKeyDown',
      'onCellEditStop',
      'onCellModesModelChange',
      'processRowUpdate',
      'onCellModesModelChange',
      'onProcessRowUpdateError',
    ]);

    const header = document.querySelector<HTMLElement>('.MuiDataGrid-columnHeader');
    fireEvent.click(header ?? document.body);
    expect(take().props).toEqual(['onColumnHeaderClick', 'onSortModelChange']);
  },
);

claim(
  'a prop runs first and may prevent; subscribers still run, useGridEvent does not',
  {
    'data-grid/events': [
      "because the ref is null before the grid's first render and after it unmounts.",
      "A prop | Before the grid's listeners | Yes |",
      "useGridEvent() | After the grid's listeners | No, it is too late | No |",
      "subscribeEvent() | After the grid's listeners | No, it is too late | Yes |",
      "if you prevent it for a row click, the row isn't selected",
    ],
  },
  () => {
    const received: string[] = [];
    const { log, unmount, ref } = renderGrid(
      {
        onRowClick: (_, event) => {
          received.push('prop');
          event.defaultMuiPrevented = event.ctrlKey;
        },
      },
      () => received.push('slot'),
    );
    fireEvent.click(cell('Ada'), { ctrlKey: true });
    expect(received.splice(0)).toEqual(['prop']);
    expect(log.splice(0)).toEqual(['cellClick', 'rowClick']);
    expect(ref.current?.state.rowSelection.ids.size).toBe(0);

    fireEvent.click(cell('Bo'));
    expect(received).toEqual(['prop', 'slot']);
    expect(ref.current?.state.rowSelection.ids.size).toBe(1);
    unmount();
    expect(ref.current).toBeNull();
  },
);
