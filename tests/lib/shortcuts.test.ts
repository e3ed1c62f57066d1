/** @jest-environment jsdom */
import { isPrintKey } from '../../src/lib/shortcuts';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

test.each([
  ['Win32', { key: 'p', ctrlKey: true }, true],
  ['Linux x86_64', { key: 'P', ctrlKey: true }, true],
  ['MacIntel', { key: 'p', metaKey: true }, true],
  // On macOS this moves to the previous line.
  ['MacIntel', { key: 'p', ctrlKey: true }, false],
  ['Win32', { key: 'p', metaKey: true }, false],
  ['Win32', { key: 'p' }, false],
  ['Win32', { key: 'p', ctrlKey: true, shiftKey: true }, false],
  ['Win32', { key: 'p', ctrlKey: true, altKey: true }, false],
  ['Win32', { key: 'o', ctrlKey: true }, false],
])('on %s, %j prints: %s', (platform, init, isPrinting) => {
  expect(isPrintKey(press(init), platform)).toBe(isPrinting);
});

test('a key event that was handled before prints nothing', () => {
  const event = new KeyboardEvent('keydown', {
    key: 'p',
    ctrlKey: true,
    cancelable: true,
  });
  event.preventDefault();
  expect(isPrintKey(event, 'Win32')).toBe(false);
});
