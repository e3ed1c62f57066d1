import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextIndex, pressBySpace, selectTabByKey } from '../../src/components/tabKeys';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['a', 1, false, undefined],
])('from %s with %s of 3 (rtl: %s) it moves to %s', (key, current, isRtl, expected) => {
  expect(nextIndex(key, current, 3, isRtl)).toBe(expected);
});

test('an empty row has no target', () => {
  expect(nextIndex('Home', -1, 0, false)).toBeUndefined();
});

/** Tabs as the framework renders them, which are not buttons. */
async function focusFirst() {
  const onChoose = jest.fn<void, [string]>();
  render(
    <ul role="tablist">
      {['npm', 'Yarn', 'pnpm'].map((name) => (
        <li
          key={name}
          role="tab"
          tabIndex={name === 'npm' ? 0 : -1}
          aria-selected={name === 'npm'}
          onClick={() => onChoose(name)}
          onKeyDown={selectTabByKey}
        >
          {name}
        </li>
      ))}
    </ul>,
  );
  await userEvent.tab();
  return onChoose;
}

test.each([
  ['{ArrowRight}', 'Yarn'],
  ['{ArrowLeft}', 'pnpm'],
  ['{End}', 'pnpm'],
  ['[Space]', 'npm'],
  ['{Enter}', 'npm'],
])('%s selects and focuses %s', async (keys, name) => {
  const onChoose = await focusFirst();
  await userEvent.keyboard(keys);
  expect(onChoose.mock.calls).toEqual([[name]]);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
});

test.each(['{Alt>}{ArrowLeft}{/Alt}', 'a'])('%s belongs to the browser', async (keys) => {
  const onChoose = await focusFirst();
  await userEvent.keyboard(keys);
  expect(onChoose).not.toHaveBeenCalled();
});

test('Space presses a link that is a button, and no other link', async () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="#a" role="button" onClick={onClick} onKeyDown={pressBySpace}>
        Category
      </a>
      <a href="#b" onClick={onClick} onKeyDown={pressBySpace}>
        Page
      </a>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('[Space]');
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('[Space]');
  expect(onClick).toHaveBeenCalledTimes(1);
});
