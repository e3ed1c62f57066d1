/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [{ field: 'name' }];
const TOGGLE = '__detail_panel_toggle__';
const buttonOf = (id: number) => cellOf(id, TOGGLE).querySelector('button')!;
const pro = { plan: 'pro' as const };
let mounts: string[] = [];

function Panel({ id }: { id: number }) {
  React.useEffect(() => {
    mounts.push(`open ${id}`);
    return () => void mounts.push(`close ${id}`);
  }, [id]);
  return <p>panel {id}</p>;
}

const getDetailPanelContent = jest.fn(({ id }: { id: unknown }) => {
  if (id === 2) return null;
  return id === 3 ? 'text only' : <Panel id={Number(id)} />;
});

beforeEach(() => {
  mounts = [];
  getDetailPanelContent.mockClear();
});

claim(
  'the function is called for every row; the component is mounted while the panel is open',
  {
    'data-grid/master-detail': [
      'When one of these functions changes, the grid calls it again for every row.',
      'the grid calls getDetailPanelContent for all rows, open or not',
      'Put expensive work and state in a component, which renders only while the panel is open.',
    ],
  },
  () => {
    const { api, update } = mountGrid({ rows, columns, getDetailPanelContent }, pro);
    const requested = getDetailPanelContent.mock.calls.map(([{ id }]) => id);
    expect([...new Set(requested)]).toEqual([1, 2, 3]);
    expect(mounts).toEqual([]);
    fireEvent.click(buttonOf(1));
    expect(mounts).toEqual(['open 1']);
    act(() => api.toggleDetailPanel(1));
    expect(mounts).toEqual(['open 1', 'close 1']);
    const count = getDetailPanelContent.mock.calls.length;
    update({});
    expect(getDetailPanelContent).toHaveBeenCalledTimes(count);
    update({ getDetailPanelContent: (params) => getDetailPanelContent(params) });
    expect(getDetailPanelContent).toHaveBeenCalledTimes(count + 3);
  },
);

claim(
  'rows without an element have no panel; methods open, replace and list',
  {
    'data-grid/master-detail': [
      "Return null for a row without details. The row's button is then disabled.",
      "toggleDetailPanel(id) | Opens or closes a row's panel. |",
      'setExpandedDetailPanels(ids) | Replaces the set of open panels. |',
      'getExpandedDetailPanels() | Returns the set of open panels. |',
      'The content must be a React element.',
    ],
  },
  () => {
    const { api } = mountGrid({ rows, columns, getDetailPanelContent }, pro);
    expect([1, 2, 3].map((id) => buttonOf(id).disabled)).toEqual([false, true, true]);
    act(() => api.toggleDetailPanel(2));
    act(() => api.toggleDetailPanel(3));
    expect(api.getExpandedDetailPanels().size).toBe(0);
    act(() => api.setExpandedDetailPanels(new Set([1])));
    expect([...api.getExpandedDetailPanels()]).toEqual([1]);
    expect(screen.getByText('panel 1')).toBeInTheDocument();
  },
);

claim(
  'a panel is 500 pixels high by default',
  { 'data-grid/master-detail': 'By default, a panel is 500 pixels high.' },
  () => {
    expect(defaultOf('DataGridPro', 'getDetailPanelHeight')).toBe('"() => 500"');
    const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };
    const props = { rows, columns, getDetailPanelContent, initialState };
    const { update } = mountGrid(props as never, pro);
    const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-detailPanel')!;
    const height = () =>
      panel().style.getPropertyValue('height') || panel().style.cssText;
    expect(height()).toContain('500px');
    update({ getDetailPanelHeight: () => 80 });
    expect(height()).toContain('80px');
    update({ getDetailPanelHeight: () => 'auto' });
    expect(height()).toContain('auto');
  },
);

claim(
  'a controlled set stays until it is replaced',
  {
    'data-grid/master-detail':
      'Pass a Set of row ids as detailPanelExpandedRowIds, and store the new set in onDetailPanelExpandedRowIdsChange.',
  },
  () => {
    const onDetailPanelExpandedRowIdsChange = jest.fn();
    const props = {
      rows,
      columns,
      getDetailPanelContent,
      detailPanelExpandedRowIds: new Set<number>(),
      onDetailPanelExpandedRowIdsChange,
    };
    const { update } = mountGrid(props, pro);
    fireEvent.click(buttonOf(1));
    expect([...onDetailPanelExpandedRowIdsChange.mock.calls[0][0]]).toEqual([1]);
    expect(screen.queryByText('panel 1')).toBeNull();
    update({ detailPanelExpandedRowIds: new Set([1]) });
    expect(screen.getByText('panel 1')).toBeInTheDocument();
  },
);

claim(
  'the toggle: its name, its state, its keys, its empty header, and clicks on the row',
  { 'data-grid/master-detail': 'The header of the toggle column is empty.' },
  () => {
    const { api } = mountGrid({ rows, columns, getDetailPanelContent }, pro);
    expect(buttonOf(1)).toHaveAccessibleName('Expand');
    expect(buttonOf(1)).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(cellOf(1, TOGGLE), { key: ' ' });
    expect(buttonOf(1)).toHaveAccessibleName('Collapse');
    expect(buttonOf(1)).toHaveAttribute('aria-expanded', 'true');
    const header = document.querySelector(
      `[role="columnheader"][data-field="${TOGGLE}"]`,
    );
    expect(header?.textContent).toBe('');
    press(cellOf(1, TOGGLE));
    expect(api.getExpandedDetailPanels().has(1)).toBe(true);
    expect(api.getCellValue(1, TOGGLE)).toBe(true);
  },
);
