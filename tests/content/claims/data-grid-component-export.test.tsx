/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import ExcelOfSelection from '../../../docs/data-grid/components/export/ExcelOfSelection';
import ExportJson from '../../../docs/data-grid/components/export/ExportJson';
import FormatMenu from '../../../docs/data-grid/components/export/FormatMenu';
import { press, settle } from '../../support/components/mountGrid';

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

test('each item of the menu has its own options, and closes it', async () => {
  render(<FormatMenu />);
  await settle();
  press(screen.getByRole('button', { name: 'Download' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'CSV for European Excel' }));
  await settle(400);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(files[0]?.name).toBe('finds-excel.csv');
  expect(await files[0]?.text).toContain('Dig site;Finds;Period');
});

test('the custom format has the visible columns and the values', async () => {
  render(<ExportJson />);
  await settle();
  press(screen.getByRole('button', { name: 'Download JSON' }));
  expect(files[0]?.name).toBe('buoys.json');
  expect(JSON.parse((await files[0]?.text) ?? '')[0]).toEqual({
    buoy: 'NW 4',
    waves: 3.2,
    water: 8.1,
  });
});

test('the button says what is selected', async () => {
  render(<ExcelOfSelection />);
  await settle();
  fireEvent.click(screen.getAllByRole('checkbox')[1]!);
  await settle();
  expect(
    screen.getByRole('button', { name: 'Excel file with 1 selected' }),
  ).toBeInTheDocument();
});
