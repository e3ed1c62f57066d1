import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toolbar } from '../../../../src/components/Toolbar';
import { ToolMenu } from '../../../../src/features/demo/toolbar/ToolMenu';

const pressed: string[] = [];
beforeEach(() => (pressed.length = 0));

function Tools() {
  const [done, setDone] = useState(false);
  const note = (icon: string) => () => void pressed.push(icon);
  return (
    <>
      <Toolbar label="Tools">
        <button type="button">Before</button>
        <ToolMenu
          groups={[
            [
              {
                icon: 'copy',
                label: 'Copy',
                done,
                confirms: true,
                onClick: () => setDone(true),
              },
              { icon: 'source', label: 'Source', href: '#source' },
            ],
            [
              { icon: 'scheme', label: 'Dark', pressed: true, onClick: note('scheme') },
              { icon: 'reset', label: 'Reset', onClick: note('reset') },
            ],
          ]}
        />
      </Toolbar>
      <button type="button" onClick={() => setDone(false)}>
        After
      </button>
    </>
  );
}

const open = () => screen.getByRole('button', { name: 'More tools' });
const focused = () => document.activeElement?.textContent;

test('arrow keys open the menu and move in it, beside the keys of the toolbar', async () => {
  render(<Tools />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(open()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Copy');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Reset');
  await user.keyboard('{Home}s');
  expect(focused()).toBe('Source');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Source');
  expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(open()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Reset');
  await user.tab();
  expect(focused()).toBe('After');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a tool closes the menu, and the focus is on its button', async () => {
  render(<Tools />);
  await userEvent.click(open());
  expect(screen.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset' }));
  expect(pressed).toEqual(['reset']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(open()).toHaveFocus();
});

test('after a copy the menu stays until the confirmation is over', async () => {
  render(<Tools />);
  await userEvent.click(open());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(screen.getByRole('menu')).toBeVisible();
  act(() => screen.getByText('After').click());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(open()).toHaveFocus();
});
