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

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

describe('the file explorer', () => {
  const input = () => screen.getByRole('textbox', { name: 'Name' });
  const type = (text: string) => {
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.keyDown(input(), { key: 'Enter' });
  };

  test('folders come first, and an icon follows the state of its folder', () => {
    render(<FileExplorer />);
    expect(shown()).toBe(
      'Clinic website pages opening-hours.md team.md photos notes.txt',
    );
    expect(within(item('pages')).getByTestId('FolderOpenIcon')).toBeInTheDocument();
    expect(within(item('photos')).getByTestId('FolderIcon')).toBeInTheDocument();
  });

  test('a new folder expands its parent, is a leaf, and its input has the focus', () => {
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
  });

  test('an existing name gets a number', () => {
    render(<FileExplorer />);
    click('photos');
    fireEvent.click(button('Rename'));
    type('pages');
    expect(shown()).toMatch(/pages 2/);
  });

  test('Rename expands collapsed parents', async () => {
    render(<FileExplorer />);
    click('team.md');
    focus('Clinic website');
    press('ArrowLeft');
    await waitFor(() => expect(shown()).toBe('Clinic website'));
    fireEvent.click(button('Rename'));
    expect(input()).toHaveValue('team.md');
  });

  test('Delete removes the contents, and moves the focus to the parent', () => {
    render(<FileExplorer />);
    click('pages');
    fireEvent.click(button('Delete'));
    expect(focused()).toBe('Clinic website');
    expect(shown()).toBe('Clinic website photos notes.txt');
    expect(button('Delete')).toBeDisabled();
  });
});

test('a click on the icon also selects', () => {
  renderRichTree({ expansionTrigger: 'iconContainer' });
  clickArrow('B');
  expect(checked()).toBe('B');
});

test('editing an item that is not rendered shows no input', () => {
  const { api } = renderRichTree({ isItemEditable: true, defaultExpandedItems: [] });
  act(() => api().setEditedItem('a1'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('the permission picker', () => {
  test('groups follow granted permissions, and the fixed one has no checkbox and stays', () => {
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
  });

  test('a role replaces the selection; Save makes it the new initial state', () => {
    render(<PermissionPicker />);
    fireEvent.click(button('Desk'));
    expect(status()).toBe('2 added, 1 removed');
    fireEvent.click(button('Save'));
    expect(status()).toBe('3 of 6 permissions granted');
  });

  test('filtered items keep their state, even in a group that is clicked', () => {
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
    expect(onSelectedItemsChange.mock.lastCall[1].sort()).toEqual(['A', 'a1', 'hidden']);
    update({ selectedItems: ['A', 'a1', 'hidden'] });
    tick('A');
    expect(onSelectedItemsChange.mock.lastCall[1]).toEqual(['hidden']);
  });
});

describe('the table of contents', () => {
  const heading = (name: string) => screen.getByRole('heading', { name });

  test('levels are nested, even if one is skipped', () => {
    const of = (...levels: number[]) =>
      nestHeadings(
        levels.map((level, id) => ({ id: `${id}`, level, label: '', text: '' })),
      );
    const shape = (sections: ReturnType<typeof of>): string =>
      sections.map(({ id, children }) => `${id}(${shape(children)})`).join('');
    expect(shape(of(1, 3, 2, 1))).toBe('0(1()2())3()');
    expect(shape(of(2, 1, 2))).toBe('0()1(2())');
  });

  test('a label scrolls to the section and does not toggle the branch', () => {
    render(<TableOfContents />);
    click('The flight');
    expect(heading('The flight')).toHaveFocus();
    expect(open()).toBe('Before you fly');
    clickArrow('The flight');
    expect(open()).toBe('Before you fly The flight');
    expect(checked()).toBe('The flight');
  });

  test('the icon expands a branch without scrolling to its section', () => {
    render(<TableOfContents />);
    clickArrow('The flight');
    expect(open()).toBe('Before you fly The flight');
    expect(checked()).toBe('Before you fly');
  });

  test('Space scrolls to any section, Enter to a section without subsections', () => {
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
  });

  test('scrolling selects the current section and expands its branch', () => {
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
  });
});
