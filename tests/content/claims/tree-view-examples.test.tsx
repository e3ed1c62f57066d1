/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import FileExplorer from '../../../docs/tree-view/examples/FileExplorer';
import { renderRichTree } from '../../support/components/renderRichTree';
import {
  click,
  clickArrow,
  focus,
  focused,
  item,
  open,
  press,
  shown,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const button = (name: string) => screen.getByRole('button', { name });

describe('the file explorer', () => {
  const input = () => screen.getByRole('textbox', { name: 'Name' });
  const type = (text: string) => {
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.keyDown(input(), { key: 'Enter' });
  };

  claim(
    'folders come first, and an icon follows the state of its folder',
    {
      'tree-view/examples': [
        'Nest and sort the entries | nest() builds items with folders first. React.useMemo() returns the same array until the list changes',
        'Show icons | a custom item reads the kind of entry from useTreeItemModel() and shows an open or closed folder depending on status.expanded from useTreeItemUtils()',
      ],
    },
    () => {
      render(<FileExplorer />);
      expect(shown()).toBe(
        'Clinic website pages opening-hours.md team.md photos notes.txt',
      );
      expect(within(item('pages')).getByTestId('FolderOpenIcon')).toBeInTheDocument();
      expect(within(item('photos')).getByTestId('FolderIcon')).toBeInTheDocument();
    },
  );

  claim(
    'a new folder expands its parent, is a leaf, and its input has focus',
    {
      'tree-view/examples': [
        'Create | add the entry, open its folder, then call setEditedItem() so that users can type the name immediately',
        'An empty folder is a leaf.',
      ],
    },
    () => {
      render(<FileExplorer />);
      clickArrow('pages');
      click('photos');
      fireEvent.click(button('New folder'));
      expect(input()).toHaveFocus();
      expect(input()).toHaveValue('New folder');
      type('team');
      expect(item('team')).not.toHaveAttribute('aria-expanded');
      expect(open()).toContain('photos');
      expect(screen.getByText('This folder is empty.')).toBeInTheDocument();
    },
  );

  claim(
    'an existing name gets a number',
    {
      'tree-view/examples':
        'The tree accepts any text that is not empty, so freeName() adds a number to a name that the folder already contains.',
    },
    () => {
      render(<FileExplorer />);
      click('photos');
      fireEvent.click(button('Rename'));
      type('pages');
      expect(shown()).toMatch(/pages 2/);
    },
  );

  claim(
    'Rename expands collapsed parents',
    {
      'tree-view/examples':
        'The Rename and Delete buttons first open the folders around the entry, in case users have closed them.',
    },
    async () => {
      render(<FileExplorer />);
      click('team.md');
      focus('Clinic website');
      press('ArrowLeft');
      await waitFor(() => expect(shown()).toBe('Clinic website'));
      fireEvent.click(button('Rename'));
      expect(input()).toHaveValue('team.md');
    },
  );

  claim(
    'Delete removes the contents, and moves focus to the parent',
    {
      'tree-view/examples':
        'Delete | move focus to the parent with focusItem(), then remove the entry and everything inside it',
    },
    () => {
      render(<FileExplorer />);
      click('pages');
      fireEvent.click(button('Delete'));
      expect(focused()).toBe('Clinic website');
      expect(shown()).toBe('Clinic website photos notes.txt');
      expect(button('Delete')).toBeDisabled();
    },
  );
});

claim(
  'editing an item that is not rendered shows no input',
  { 'tree-view/examples': 'The input opens only if the item is rendered.' },
  () => {
    const { api } = renderRichTree({ isItemEditable: true, defaultExpandedItems: [] });
    act(() => api().setEditedItem('a1'));
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
