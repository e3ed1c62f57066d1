/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import ExcelOfSelection from '../../../docs/data-grid/components/export/ExcelOfSelection';
import ExportJson from '../../../docs/data-grid/components/export/ExportJson';
import FormatMenu from '../../../docs/data-grid/components/export/FormatMenu';
import { mountGrid, press, settle } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const files: { name: string; text: Promise<string> }[] = [];
let blob: Blob;

beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = (given: Blob) => {
    blob = given;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
    reader.readAsText(blob);
    files.push({ name: this.download, text });
  });
});

claim(
  'each item of the menu has its own options, and closes it',
  {
    'data-grid/components/export': [
      'Use render to turn them into any clickable element, such as the items in this menu',
      'A button uses only its own options.',
      'onClick runs after the export has started. The menu above uses this callback to close.',
    ],
  },
  async () => {
    render(<FormatMenu />);
    await settle();
    press(screen.getByRole('button', { name: 'Download' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'CSV for European Excel' }));
    await settle(400);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(files[0]?.name).toBe('finds-excel.csv');
    expect(await files[0]?.text).toContain('Dig site;Finds;Period');
  },
);

claim(
  'the custom format has the visible columns and the values',
  {
    'data-grid/components/export':
      'read the filtered rows in sorted order from gridFilteredSortedRowEntriesSelector, and use getCellValue() to read their values. This button writes JSON',
  },
  async () => {
    render(<ExportJson />);
    await settle();
    press(screen.getByRole('button', { name: 'Download JSON' }));
    expect(files[0]?.name).toBe('buoys.json');
    expect(JSON.parse((await files[0]?.text) ?? '')[0]).toEqual({
      buoy: 'NW 4',
      waves: 3.2,
      water: 8.1,
    });
  },
);

claim(
  'the button says what is selected',
  {
    'data-grid/components/export':
      "If rows are selected, only those rows are exported. Users don't always expect this, so mention it on the button",
  },
  async () => {
    render(<ExcelOfSelection />);
    await settle();
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    await settle();
    expect(
      screen.getByRole('button', { name: 'Excel file with 1 selected' }),
    ).toBeInTheDocument();
  },
);

claim(
  'the menu of the toolbar: CSV and print, each of which can be removed',
  {
    'data-grid/export': [
      'With showToolbar, the toolbar has a download button with a menu to save a CSV file or print the grid.',
      'To remove an entry from the default menu, set disableToolbarButton: true in its options',
    ],
  },
  () => {
    const openMenu = (options: object) => {
      const { unmount } = mountGrid({
        rows: [],
        columns: [{ field: 'name' }],
        showToolbar: true,
        slotProps: { toolbar: options },
      });
      fireEvent.click(screen.getByRole('button', { name: 'Export' }));
      const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      unmount();
      return items;
    };
    expect(openMenu({})).toEqual(['Print', 'Download as CSV']);
    const printOptions = { disableToolbarButton: true };
    expect(openMenu({ printOptions })).toEqual(['Download as CSV']);
  },
);
