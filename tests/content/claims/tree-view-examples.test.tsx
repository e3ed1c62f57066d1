/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import FileExplorer from '../../../docs/tree-view/examples/FileExplorer';
import PermissionPicker from '../../../docs/tree-view/examples/PermissionPicker';
import TableOfContents from '../../../docs/tree-view/examples/TableOfContents';
import { nestHeadings } from '../../../docs/tree-view/examples/handbook';
import { renderRichTree, branch, leaf } from '../../support/components/renderRichTree';
import {
  checkbox,
  checked,
  click,
  clickArrow,
  focus,
  focused,
  item,
  open,
  press,
  shown,
  tick,
} from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

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
        'Nest and sort the entries | nest() builds items, folders first. React.useMemo() keeps the array until the list changes',
        'Show icons | a custom item gets the kind of entry from useTreeItemModel(), and shows an open or closed folder depending on status.expanded of useTreeItemUtils()',
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
    'a new folder expands its parent, is a leaf, and its input has the focus',
    {
      'tree-view/examples': [
        'Create | add the entry, open its folder, then call setEditedItem(), so that users can type the name immediately',
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
        'The tree accepts any text that is not empty, so freeName() adds a number.',
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
        'The other buttons also open the parents first, in case users have closed them.',
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
    'Delete removes the contents, and moves the focus to the parent',
    {
      'tree-view/examples':
        'Delete | move the focus to the parent with focusItem(), then remove the entry and everything inside it',
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
  'a click on the icon also selects',
  { 'tree-view/examples': 'A click on the arrow also selects the item' },
  () => {
    renderRichTree({ expansionTrigger: 'iconContainer' });
    clickArrow('B');
    expect(checked()).toBe('B');
  },
);

claim(
  'editing an item that is not rendered shows no input',
  { 'tree-view/examples': 'The input opens only if the item is rendered.' },
  () => {
    const { api } = renderRichTree({ isItemEditable: true, defaultExpandedItems: [] });
    act(() => api().setEditedItem('a1'));
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

describe('the permission picker', () => {
  claim(
    'groups follow granted permissions, and the fixed one has no checkbox and stays',
    {
      'tree-view/examples': [
        'selectionPropagation with both rules does the rest: a click on a group checks everything inside it, and a partly granted group has an indeterminate checkbox.',
        'Everyone has the permission "See boats", so isItemSelectionDisabled removes its checkbox.',
      ],
    },
    () => {
      render(<PermissionPicker />);
      expect(item('Fleet')).toHaveAttribute('aria-checked', 'mixed');
      expect(checkbox('See boats (everyone)')).toBeNull();
      tick('Fleet');
      expect(item('Fleet')).toHaveAttribute('aria-checked', 'true');
      expect(status()).toBe('1 added, 0 removed');
      tick('Fleet');
      expect(checked()).toBe('See boats (everyone)');
      expect(status()).toBe('0 added, 1 removed');
      fireEvent.click(button('Discard'));
      expect(status()).toBe('2 of 6 permissions granted');
    },
  );

  claim(
    'a role replaces the selection; Save makes it the new initial state',
    {
      'tree-view/examples': [
        'A role replaces the whole selection.',
        'The status below the tree announces the number of changes to screen readers.',
      ],
    },
    () => {
      render(<PermissionPicker />);
      fireEvent.click(button('Desk'));
      expect(status()).toBe('2 added, 1 removed');
      fireEvent.click(button('Save'));
      expect(status()).toBe('3 of 6 permissions granted');
    },
  );

  claim(
    'filtered items keep their state, even in a group that is clicked',
    {
      'tree-view/examples': [
        'The rest of the code stays the same, because hidden permissions stay in itemIds.',
        'A click on a group changes only visible permissions, so keep the filter text visible.',
      ],
    },
    () => {
      const onSelectedItemsChange = jest.fn();
      const { update } = renderRichTree<true>({
        multiSelect: true,
        checkboxSelection: true,
        selectionPropagation: { parents: true, descendants: true },
        items: [branch('A', leaf('a1'))],
        selectedItems: ['hidden'],
        onSelectedItemsChange,
      });
      tick('A');
      expect(onSelectedItemsChange.mock.lastCall[1].sort()).toEqual([
        'A',
        'a1',
        'hidden',
      ]);
      update({ selectedItems: ['A', 'a1', 'hidden'] });
      tick('A');
      expect(onSelectedItemsChange.mock.lastCall[1]).toEqual(['hidden']);
    },
  );
});

describe('the table of contents', () => {
  const heading = (name: string) => screen.getByRole('heading', { name });

  claim(
    'levels are nested, even if one is skipped',
    {
      'tree-view/examples': [
        'nestHeadings() turns a flat list of headings with levels into items.',
        'It also handles documents that skip a level.',
      ],
    },
    () => {
      const of = (...levels: number[]) =>
        nestHeadings(
          levels.map((level, id) => ({ id: `${id}`, level, label: '', text: '' })),
        );
      const shape = (sections: ReturnType<typeof of>): string =>
        sections.map(({ id, children }) => `${id}(${shape(children)})`).join('');
      expect(shape(of(1, 3, 2, 1))).toBe('0(1()2())3()');
      expect(shape(of(2, 1, 2))).toBe('0()1(2())');
    },
  );

  claim(
    'a label scrolls to the section and does not toggle the branch',
    {
      'tree-view/examples': [
        'The arrow opens a branch, and the label goes to the section.',
        'expansionTrigger="iconContainer" prevents the label from opening the branch.',
        'Choosing a section moves the focus to its heading, like a link.',
      ],
    },
    () => {
      render(<TableOfContents />);
      click('The flight');
      expect(heading('The flight')).toHaveFocus();
      expect(open()).toBe('Before you fly');
      clickArrow('The flight');
      expect(open()).toBe('Before you fly The flight');
      expect(checked()).toBe('The flight');
    },
  );

  claim(
    'the icon expands a branch without scrolling to its section',
    {
      'tree-view/examples':
        'A click on the arrow also selects the item, so isOnArrow() prevents it from going to the section.',
    },
    () => {
      render(<TableOfContents />);
      clickArrow('The flight');
      expect(open()).toBe('Before you fly The flight');
      expect(checked()).toBe('Before you fly');
    },
  );

  claim(
    'Space scrolls to any section, Enter to a section without subsections',
    {
      'tree-view/examples': [
        'Space goes to any section.',
        'Enter goes to a section without subsections, and opens the branch of all others.',
      ],
    },
    () => {
      render(<TableOfContents />);
      focus('The flight');
      press('Enter');
      expect(open()).toContain('The flight');
      expect(focused()).toBe('The flight');
      press(' ');
      expect(heading('The flight')).toHaveFocus();
      focus('Landing');
      press('Enter');
      expect(heading('Landing')).toHaveFocus();
    },
  );

  claim(
    'scrolling selects the current section and expands its branch',
    {
      'tree-view/examples': [
        'The tree highlights the current section while users scroll.',
        'While users scroll, the tree opens the branch of the current section, but does not close others.',
      ],
    },
    () => {
      render(<TableOfContents />);
      const tops = ['Before you fly', 'Crew', 'Papers', 'The flight', 'Start'];
      screen.getAllByRole('heading').forEach((element) => {
        const index = tops.indexOf(element.textContent);
        Object.defineProperty(element, 'offsetTop', {
          value: index < 0 ? 900 : index * 100,
        });
      });
      const article = screen.getByRole('region', { name: 'Handbook' });
      Object.defineProperty(article, 'scrollTop', { value: 395, writable: true });
      fireEvent.scroll(article);
      expect(checked()).toBe('Start');
      expect(open()).toBe('Before you fly The flight');
    },
  );
});
