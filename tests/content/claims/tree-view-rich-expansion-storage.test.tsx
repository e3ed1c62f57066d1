/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import RememberOpenItems from '../../../docs/tree-view/rich-tree-view/expansion/RememberOpenItems';
import { click, open } from '../../support/components/treeDom';

const KEY = 'archive.open-items.v1';
const change = (text: string) =>
  act(() => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new Event('storage'));
  });

beforeEach(() => localStorage.clear());

test('expanded items are stored, and restored at the next visit', () => {
  const { unmount } = render(<RememberOpenItems />);
  expect(open()).toBe('Maps');
  click('Letters');
  expect(JSON.parse(localStorage.getItem(KEY)!).sort()).toEqual(['letters', 'maps']);
  unmount();
  render(<RememberOpenItems />);
  expect(open()).toBe('Maps Letters');
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(open()).toBe('');
});

test('it follows other tabs, and ignores unknown ids and invalid texts', () => {
  render(<RememberOpenItems />);
  change('["letters","gone"]');
  expect(open()).toBe('Letters');
  change('{');
  expect(open()).toBe('');
});
