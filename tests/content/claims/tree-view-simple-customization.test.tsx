/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import { content, focus, item } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

claim(
  'attributes of the content, including children of a disabled item',
  {
    'tree-view/simple-tree-view/customization': [
      'data-expanded | is open',
      'data-selected | is selected',
      'data-focused | has focus',
      'data-disabled | is disabled, or is inside a disabled item',
    ],
  },
  () => {
    renderSimpleTree({
      defaultSelectedItems: 'A',
      children: [
        <Node key="A" itemId="A" disabled>
          <Node itemId="a1" />
        </Node>,
        <Node key="B" itemId="B" />,
      ],
    });
    for (const name of ['data-expanded', 'data-selected', 'data-disabled']) {
      expect(content('A')).toHaveAttribute(name);
      expect(content('B')).not.toHaveAttribute(name);
    }
    expect(content('a1')).toHaveAttribute('data-disabled');
    focus('B');
    expect(content('B')).toHaveAttribute('data-focused');
  },
);

claim(
  'the classes and their elements; the indentation is a padding of the content',
  {
    'tree-view/simple-tree-view/customization':
      'The tree indents items by adding padding to their content.',
  },
  () => {
    renderSimpleTree<boolean>({ checkboxSelection: true });
    expect(item('A')).toHaveClass(treeItemClasses.root);
    for (const part of ['iconContainer', 'checkbox', 'label'] as const) {
      expect(content('A').querySelector(`.${treeItemClasses[part]}`)).toBeInTheDocument();
    }
    expect(screen.getByRole('group')).toHaveClass(treeItemClasses.groupTransition);
    expect(getComputedStyle(content('a1')).paddingLeft).toContain(
      'var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth)',
    );
  },
);

claim(
  'another transition receives in, role, className and children',
  {
    'tree-view/simple-tree-view/customization': [
      'To use another transition, pass a component as the groupTransition slot.',
      'The component receives in, which is true while the item is open, and must render the list with the role and className that it receives.',
    ],
  },
  () => {
    const received: Record<string, unknown>[] = [];
    function List(props: { children?: React.ReactNode; in?: boolean }) {
      received.push(props);
      return props.in ? <ul>{props.children}</ul> : null;
    }
    renderSimpleTree({
      children: (
        <TreeItem itemId="x" label="x" slots={{ groupTransition: List }}>
          <TreeItem itemId="y" label="y" />
        </TreeItem>
      ),
    });
    expect(received.at(-1)).toMatchObject({ in: false, role: 'group' });
    expect(String(received.at(-1)?.className)).toContain(treeItemClasses.groupTransition);
    act(() => content('x').click());
    expect(received.at(-1)).toMatchObject({ in: true });
  },
);

claim(
  'the names in the theme',
  {
    'tree-view/simple-tree-view/customization':
      'The theme keys are MuiSimpleTreeView and MuiTreeItem:',
  },
  () => {
    const theme = createTheme({
      components: {
        MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
        MuiTreeItem: { styleOverrides: { content: { borderRadius: 16 } } },
      },
    });
    render(
      <ThemeProvider theme={theme}>
        <SimpleTreeView>
          <TreeItem itemId="x" label="x" />
        </SimpleTreeView>
      </ThemeProvider>,
    );
    const { style } = screen.getByRole('tree');
    expect(style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('24px');
    expect(getComputedStyle(content('x')).borderRadius).toBe('16px');
  },
);
