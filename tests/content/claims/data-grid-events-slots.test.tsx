/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  useGridEventPriority,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name', width: 100 }];
const rows = [{ id: 1, name: 'Ada' }];

/**
 * Returns a function that clicks the row, and returns which listeners ran and whether the
 * row is selected.
 */
function mount(listen: typeof useGridEvent, Mode: React.ElementType) {
  const received: string[] = [];
  let preventing: string | null = null;
  const listenAs = (name: string) => (_: unknown, event: object) => {
    received.push(name);
    Object.assign(event, { defaultMuiPrevented: name === preventing });
  };
  const listenInSlot = listenAs('slot');
  const onRowClick = listenAs('prop');
  function Footer() {
    listen(useGridApiContext(), 'rowClick', listenInSlot);
    return null;
  }
  const slots = { footer: Footer };
  render(
    <Mode>
      <DataGrid {...{ rows, columns, slots, onRowClick }} />
    </Mode>,
  );
  const row = screen.getByText('Ada').closest('[role="row"]');
  return (preventedBy: 'prop' | 'slot' | null) => {
    preventing = preventedBy;
    fireEvent.click(screen.getByText('Ada'));
    const names = received.splice(0);
    if (row?.getAttribute('aria-selected') === 'false') return names;
    preventing = null;
    fireEvent.click(screen.getByText('Ada'));
    received.length = 0;
    return [...names, 'selected'];
  };
}

describe('in production', () => {
  claim(
    'useGridEvent() in a slot runs after the prop and the selection, unless prevented',
    {
      'data-grid/events':
        "useGridEvent() | After the grid's listeners | No, it is too late | No |",
    },
    () => {
      const click = mount(useGridEvent, React.Fragment);
      expect(click(null)).toEqual(['prop', 'slot', 'selected']);
      expect(click('slot')).toEqual(['prop', 'slot', 'selected']);
      expect(click('prop')).toEqual(['prop']);
    },
  );

  claim(
    'useGridEventPriority() in a slot runs before the prop, and can prevent it',
    {
      'data-grid/events':
        "useGridEventPriority() | Before the prop and the grid's listeners | Yes, and it can also stop the prop's listener from running | Runs before the prop |",
    },
    () => {
      const click = mount(useGridEventPriority, React.Fragment);
      expect(click(null)).toEqual(['slot', 'prop', 'selected']);
      expect(click('slot')).toEqual(['slot']);
      expect(click('prop')).toEqual(['slot', 'prop']);
    },
  );
});

describe('in StrictMode, in development', () => {
  claim(
    'useGridEvent() in a slot runs before the selection',
    {
      'data-grid/events':
        "In development, StrictMode re-registers the hooks in slots: useGridEvent() then runs before the grid's own listeners",
    },
    () => {
      const click = mount(useGridEvent, React.StrictMode);
      expect(click(null)).toEqual(['prop', 'slot', 'selected']);
      expect(click('slot')).toEqual(['prop', 'slot']);
    },
  );

  claim(
    'useGridEventPriority() in a slot runs after the prop',
    {
      'data-grid/events':
        "In development, StrictMode re-registers the hooks in slots: useGridEvent() then runs before the grid's own listeners, and useGridEventPriority() runs after the prop.",
    },
    () => {
      const click = mount(useGridEventPriority, React.StrictMode);
      expect(click(null)).toEqual(['prop', 'slot', 'selected']);
      expect(click('slot')).toEqual(['prop', 'slot']);
      expect(click('prop')).toEqual(['prop']);
    },
  );
});
