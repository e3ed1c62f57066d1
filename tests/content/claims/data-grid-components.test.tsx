/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { GridToolbar, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import DeparturesToolbar from '../../../docs/data-grid/components/DeparturesToolbar';
import FoldOutPanel from '../../../docs/data-grid/components/FoldOutPanel';
import GoalFooter from '../../../docs/data-grid/components/GoalFooter';
import { find, has } from '../../support/components/gridParts';
import { mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const rows = [{ id: 1, name: 'a' }];
const columns = [{ field: 'name' }];

claim(
  'the toolbar shows only with showToolbar, and label is its name',
  {
    'data-grid/components': [
      'showToolbar shows the default toolbar',
      "Toolbar | Contains the controls; its accessible name is the grid's label unless you set aria-label",
    ],
  },
  () => {
    expect(defaultOf('DataGrid', 'showToolbar')).toBe('false');
    const { update } = mountGrid({ rows, columns, slots: { toolbar: Toolbar } });
    expect(has('[role="toolbar"]')).toBe(false);
    update({ slots: { toolbar: Toolbar }, showToolbar: true, label: 'Names' });
    expect(find('[role="toolbar"]')).toHaveAttribute('aria-label', 'Names');
  },
);

claim(
  'the props of the default toolbar',
  {
    'data-grid/components':
      'To change it, pass showQuickFilter, csvOptions, or printOptions in slotProps.toolbar.',
    'data-grid/components/toolbar': [
      'showQuickFilter | false removes the search field',
      'disableColumnSelector and disableColumnFilter remove the buttons for columns and filters.',
    ],
  },
  () => {
    mountGrid({
      rows,
      columns,
      showToolbar: true,
      disableColumnSelector: true,
      disableColumnFilter: true,
      slotProps: {
        toolbar: {
          showQuickFilter: false,
          printOptions: { disableToolbarButton: true },
          csvOptions: { disableToolbarButton: true },
        },
      },
    });
    expect(find('[role="toolbar"]').querySelector('button')).toBeNull();
    expect(GridToolbar).toBeDefined();
  },
);

claim(
  'buttons of a toolbar are one tab stop, and arrow keys move between them',
  {
    'data-grid/components':
      'A toolbar is one tab stop, and arrow keys move between its buttons.',
  },
  async () => {
    const TwoButtons = () => (
      <Toolbar>
        <ToolbarButton aria-label="One" />
        <ToolbarButton aria-label="Two" />
      </Toolbar>
    );
    mountGrid({ rows, columns, slots: { toolbar: TwoButtons }, showToolbar: true });
    await settle();
    const [one, two] = [screen.getByLabelText('One'), screen.getByLabelText('Two')];
    expect([one.tabIndex, two.tabIndex]).toEqual([0, -1]);
    act(() => one.focus());
    fireEvent.keyDown(one, { key: 'ArrowRight' });
    expect(two).toHaveFocus();
    expect([one.tabIndex, two.tabIndex]).toEqual([-1, 0]);
  },
);

claim(
  'the departures demo: custom button, panels of the triggers, the number of filters',
  {
    'data-grid/components': [
      'This grid has a custom toolbar composed of parts that the grid exports',
      'ColumnsPanelTrigger | Opens the columns panel; its state is { open }',
    ],
  },
  async () => {
    render(<DeparturesToolbar />);
    fireEvent.click(screen.getByLabelText('Sort by delay'));
    expect(shownIds()).toEqual(['4', '2', '1', '3']);
    fireEvent.click(screen.getByLabelText('Columns'));
    expect(await screen.findByPlaceholderText('Search')).toBeInTheDocument();
    expect(screen.getByLabelText('Columns')).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'panels: the slot is rendered above the toolbar with its state and its trigger',
  {
    'data-grid/components': [
      "Your component receives open, onClose, the content as children, and the panel's trigger button, if there is one, as target. In this demo, the panels open above the toolbar",
      "When the panel closes, return focus to target. Your component also receives an id. Set this id on its outermost element, because the button's aria-controls refers to it.",
    ],
  },
  async () => {
    render(<FoldOutPanel />);
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.click(screen.getByLabelText('Columns'));
    const region = screen.getByRole('region', { name: 'Settings of the table' });
    expect(
      region.compareDocumentPosition(find('[role="toolbar"]')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getByLabelText('Columns')).toHaveAttribute('aria-controls', region.id);
    fireEvent.keyDown(region, { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByLabelText('Columns')).toHaveFocus();
  },
);

claim(
  'events report opened and closed panels',
  {
    'data-grid/components':
      'To react when a panel opens or closes, use onPreferencePanelOpen and onPreferencePanelClose.',
  },
  () => {
    const received: unknown[] = [];
    const { api } = mountGrid({
      rows,
      columns,
      onPreferencePanelOpen: ({ openedPanelValue }) => received.push(openedPanelValue),
      onPreferencePanelClose: ({ openedPanelValue }) => received.push(openedPanelValue),
    });
    act(() => api.showPreferences('columns' as never));
    act(() => api.hidePreferences());
    expect(received).toEqual(['columns', 'columns']);
  },
);

claim(
  'a custom footer replaces the whole default one',
  {
    'data-grid/components':
      'A component in the `footer` slot replaces the whole default footer.',
  },
  () => {
    render(<GoalFooter />);
    expect(screen.getByText('€793 of €1200')).toBeInTheDocument();
    expect(screen.getByText('1–3 of 5')).toBeInTheDocument();
    expect(has('.MuiDataGrid-selectedRowCount')).toBe(false);
  },
);
