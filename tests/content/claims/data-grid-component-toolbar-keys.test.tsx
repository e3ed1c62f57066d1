/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Toolbar, ToolbarButton, type GridSlots } from '@mui/x-data-grid';
import { mountGrid, press, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const button = (name: string) => screen.getByLabelText(name, { selector: 'button' });

const rows = [{ id: 1, name: 'Ada' }];
const columns: GridProps['columns'] = [{ field: 'name' }];

function Bar() {
  return (
    <Toolbar>
      {['a', 'b', 'c'].map((name) => (
        <ToolbarButton key={name} disabled={name === 'b'} aria-label={name} />
      ))}
    </Toolbar>
  );
}

claim(
  'arrows, Home and End move inside, and disabled buttons are skipped',
  {
    'data-grid/components/toolbar': [
      'The toolbar is one tab stop. ← and → move between its buttons; Home and End move to the first and last button.',
      'Arrow keys skip disabled buttons.',
    ],
  },
  async () => {
    mountGrid({
      rows,
      columns,
      showToolbar: true,
      slots: { toolbar: Bar as GridSlots['toolbar'] },
    });
    await run();
    expect(['a', 'b', 'c'].map((name) => button(name).tabIndex)).toEqual([0, -1, -1]);
    const key = (name: string) => {
      act(() => void fireEvent.keyDown(document.activeElement!, { key: name }));
      return document.activeElement?.getAttribute('aria-label');
    };
    act(() => button('a').focus());
    expect(key('ArrowRight')).toBe('c');
    expect(key('Home')).toBe('a');
    expect(key('End')).toBe('c');
    expect(key('ArrowLeft')).toBe('a');
  },
);

for (const [name, keeps] of [
  ['disabled', false],
  ['aria-disabled', true],
] as const)
  claim(
    `a lone button that its click makes ${name} keeps focus: ${keeps}`,
    {
      'data-grid/components/toolbar': [
        'If the focused button becomes disabled, focus moves to the next enabled button, if there is one. Otherwise, focus is lost.',
        'For a button that disables itself, set aria-disabled instead',
        'Such a button keeps its focus',
      ],
    },
    async () => {
      function Once() {
        const [isDone, setIsDone] = React.useState(false);
        return (
          <Toolbar>
            <ToolbarButton
              aria-label="Once"
              {...{ [name]: isDone }}
              onClick={() => setIsDone(true)}
            />
          </Toolbar>
        );
      }
      mountGrid({
        rows,
        columns,
        showToolbar: true,
        slots: { toolbar: Once as GridSlots['toolbar'] },
      });
      await run();
      act(() => button('Once').focus());
      press(button('Once'));
      await run();
      const focusable =
        document.activeElement === button('Once') && !button('Once').matches(':disabled');
      expect(focusable).toBe(keeps);
    },
  );
