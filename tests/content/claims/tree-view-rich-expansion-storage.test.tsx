/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import RememberOpenItems from '../../../docs/tree-view/rich-tree-view/expansion/RememberOpenItems';
import { click, open } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const KEY = 'archive.open-items.v1';
const change = (text: string) =>
  act(() => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new Event('storage'));
  });

beforeEach(() => localStorage.clear());

claim(
  'expanded items are stored, and restored at the next visit',
  {
    'tree-view/rich-tree-view/expansion':
      'To restore the tree on the next visit, keep the list in storage.',
  },
  () => {
    const { unmount } = render(<RememberOpenItems />);
    expect(open()).toBe('Maps');
    click('Letters');
    expect(JSON.parse(localStorage.getItem(KEY)!).sort()).toEqual(['letters', 'maps']);
    unmount();
    render(<RememberOpenItems />);
    expect(open()).toBe('Maps Letters');
    fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(open()).toBe('');
  },
);

claim(
  'it follows other tabs, and ignores unknown ids and invalid texts',
  {
    'tree-view/rich-tree-view/expansion': [
      'useSyncExternalStore() reads the stored list without an effect, works with server rendering, and picks up changes from other tabs:',
      'Validate the stored data, because users and other scripts can change it.',
      'The ids of removed items do no harm.',
    ],
  },
  () => {
    render(<RememberOpenItems />);
    change('["letters","gone"]');
    expect(open()).toBe('Letters');
    change('{');
    expect(open()).toBe('');
  },
);
