/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { RichTreeView, TreeItem2, type TreeItem2Props } from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import type {} from '@mui/x-tree-view-pro/themeAugmentation';
import { ITEMS, renderRichTree } from '../../support/renderRichTree';
import { focus, focused, item, shown } from '../../support/treeDom';

test('a component in slots.item receives itemId, label, id and children', () => {
  const received = new Map<string, TreeItem2Props>();
  function Item(props: TreeItem2Props) {
    received.set(props.itemId, props);
    return <TreeItem2 {...props} />;
  }
  renderRichTree({ slots: { item: Item } });
  expect(Object.keys(received.get('A') ?? {})).toEqual(
    expect.arrayContaining(['children', 'id', 'itemId', 'label']),
  );
  expect(received.get('A')).toMatchObject({ itemId: 'A', label: 'A' });
});

test('a component made in each render mounts all items anew and loses the focus', () => {
  const make = () =>
    function Item(props: TreeItem2Props) {
      return <TreeItem2 {...props} />;
    };
  const { update } = renderRichTree({ slots: { item: make() } });
  const before = item('a1');
  focus('a1');
  update({ slots: { item: make() } });
  expect(item('a1')).not.toBe(before);
  expect(focused()).toBe('BODY');
});

test('the theme: MuiRichTreeView, MuiTreeItem and, for Pro, MuiRichTreeViewPro', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const theme = createTheme({
    components: {
      MuiRichTreeView: { defaultProps: { 'aria-label': 'community' } },
      MuiRichTreeViewPro: { defaultProps: { 'aria-label': 'pro' } },
      MuiTreeItem: { defaultProps: { className: 'themed' } },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <RichTreeView items={ITEMS} />
      <RichTreeViewPro items={ITEMS} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('tree', { name: 'community' })).toBeInTheDocument();
  expect(screen.getByRole('tree', { name: 'pro' })).toBeInTheDocument();
  expect(document.querySelectorAll('.themed')).toHaveLength(4);
  expect(shown()).toBe('A B A B');
  error.mockRestore();
});
