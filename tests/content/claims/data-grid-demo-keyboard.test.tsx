/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ToolbarWithCounts from '../../../docs/data-grid/api-object/ToolbarWithCounts';
import HeaderWithHelp from '../../../docs/data-grid/column-header/HeaderWithHelp';
import MoveFromMenu from '../../../docs/data-grid/column-ordering/MoveFromMenu';
import PinActionsAndCheckboxes from '../../../docs/data-grid/column-pinning/PinActionsAndCheckboxes';
import OpenColumnsPanel from '../../../docs/data-grid/column-visibility/OpenColumnsPanel';
import EditRows from '../../../docs/data-grid/editing/EditRows';
import ButtonInsideRow from '../../../docs/data-grid/events/ButtonInsideRow';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { find, headerOf, shownFields } from '../../support/components/gridParts';
import { cellOf, inputOf, press, settle } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const DOCS = path.join(SITE_DIR, 'docs/data-grid');
const demos = fs
  .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'));

test.each([
  // A demo may be copied into a page that already has the id.
  ['a constant id', /\s(?:id|htmlFor|aria-(?:labelledby|describedby|controls))="\w/],
  ['a handler that does nothing', /on[A-Z]\w+=\{\(\) => \{\}\}/],
])('no demo has %s', (_name, pattern) => {
  const faults = demos.filter((file) => {
    const source = fs.readFileSync(path.join(DOCS, file), 'utf8');
    // The id of a chart is not the id of an element.
    return pattern.test(source.replace(/<GridChartsRendererProxy[^>]*>/g, ''));
  });
  expect(faults).toEqual([]);
});

claim(
  'a row opens with a click or Enter, and its button takes focus of its cell',
  {
    'data-grid/events':
      "If a button calls event.stopPropagation(), the grid doesn't publish a row click: onRowClick doesn't run, and the row isn't selected. No key triggers a row click, so this demo also handles Enter to open the row.",
  },
  async () => {
    render(<ButtonInsideRow />);
    await settle();
    press(cellOf(1, 'ride'));
    expect(find('[role="status"]')).toHaveTextContent('Opened: Station to pier');
    fireEvent.keyDown(cellOf(1, 'ride'), { key: 'ArrowDown' });
    fireEvent.keyDown(cellOf(2, 'ride'), { key: 'Enter' });
    await settle();
    expect(find('[role="status"]')).toHaveTextContent('Opened: Pier to castle');
    fireEvent.keyDown(cellOf(2, 'ride'), { key: 'End' });
    await settle();
    expect(screen.getByLabelText('Book Pier to castle')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(find('[role="status"]')).toHaveTextContent('Opened: Pier to castle');
    press(document.activeElement!);
    expect(find('[role="status"]')).toHaveTextContent('Booked: Pier to castle');
  },
);

claim(
  'moving a column skips hidden columns',
  {
    'data-grid/column-ordering':
      'The index also counts hidden columns, so the demo moves each column to the index of its visible neighbor.',
  },
  async () => {
    render(<MoveFromMenu />);
    await settle();
    const openMenu = async (field: string) => {
      press(headerOf(field).querySelector('[aria-label*="menu" i]')!);
      await settle(50);
    };
    await openMenu('singer');
    press(screen.getByText('Hide column'));
    await settle(50);
    await openMenu('key');
    press(screen.getByText('Move towards the start'));
    await settle(50);
    expect(shownFields()).toEqual(['key', 'song', 'bpm']);
  },
);

test('the action frees the locker of its row', async () => {
  render(<PinActionsAndCheckboxes />);
  await settle();
  press(screen.getByLabelText('Free the locker of Aoife Byrne'));
  await settle();
  expect(cellOf(1, 'locker')).toHaveTextContent('free');
});

claim(
  'buttons save, cancel and start the edit of a row; focus stays in the cell',
  {
    'data-grid/editing':
      "To start and end the edit with buttons, call the API object's startRowEditMode() and stopRowEditMode()",
  },
  async () => {
    render(<EditRows />);
    await settle();
    press(screen.getByLabelText('Edit Zweigelt'));
    await settle();
    expect(inputOf(2, 'wine')).toHaveFocus();
    fireEvent.change(inputOf(2, 'bottles'), { target: { value: '3' } });
    press(screen.getByLabelText('Cancel Zweigelt'));
    await settle();
    expect(cellOf(2, 'bottles')).toHaveTextContent('4');
    expect(screen.getByLabelText('Edit Zweigelt')).toHaveFocus();
    press(screen.getByLabelText('Edit Zweigelt'));
    await settle();
    fireEvent.change(inputOf(2, 'bottles'), { target: { value: '3' } });
    press(screen.getByLabelText('Save Zweigelt'));
    await settle();
    expect(cellOf(2, 'bottles')).toHaveTextContent('3');
  },
);

test('buttons in these toolbars and headers have names and one tab stop', async () => {
  const toolbars = [<ToolbarWithCounts key="counts" />, <OpenColumnsPanel key="panel" />];
  for (const demo of toolbars) {
    const { unmount } = render(demo);
    await settle();
    expect(find('[role="toolbar"]')).toHaveAccessibleName();
    const button = find('[role="toolbar"]').querySelector('button')!;
    act(() => button.focus());
    expect(fireEvent.keyDown(button, { key: 'ArrowRight' })).toBe(false);
    unmount();
  }
  render(<HeaderWithHelp />);
  await settle();
  expect(screen.getByLabelText('Explain Score')).toBeInTheDocument();
  expect(screen.getByLabelText('Explain Fat')).toBeInTheDocument();
});
