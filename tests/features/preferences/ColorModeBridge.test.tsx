import { act, render } from '@testing-library/react';
import { useColorMode } from '@docusaurus/theme-common';
import { ColorModeBridge } from '../../../src/features/preferences';
import { html, resetBrowser } from './support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

const write = (mode: string): Promise<void> =>
  act(async () => html.setAttribute('data-theme-choice', mode));

beforeEach(resetBrowser);

test('notifies Docusaurus of the mode when <html> changes, and only then', async () => {
  const setColorMode = jest.fn();
  jest.mocked(useColorMode).mockReturnValue({ setColorMode } as never);
  const { unmount } = render(<ColorModeBridge />);
  expect(setColorMode).not.toHaveBeenCalled();
  await write('dark');
  await write('dark');
  await act(async () => {
    html.dir = 'rtl';
  });
  await write('system');
  unmount();
  await write('light');
  expect(setColorMode.mock.calls).toEqual([['dark'], [null]]);
});

test('causes no loop if Docusaurus writes <html> synchronously', async () => {
  const setColorMode = jest.fn((mode: string | null) => {
    html.setAttribute('data-theme-choice', mode ?? 'system');
  });
  jest.mocked(useColorMode).mockReturnValue({ setColorMode } as never);
  render(<ColorModeBridge />);
  await write('dark');
  expect(setColorMode).toHaveBeenCalledTimes(1);
});
