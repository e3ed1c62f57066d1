/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { renderSimpleTree } from '../../support/renderSimpleTree';
import { content } from '../../support/treeDom';

test('the arrow of closed items is the same in a right-to-left layout', () => {
  const theme = (direction: 'ltr' | 'rtl') => createTheme({ direction });
  const draw = (direction: 'ltr' | 'rtl') => {
    const { container, unmount } = render(
      <ThemeProvider theme={theme(direction)}>
        <SimpleTreeView>
          <TreeItem itemId="x" label="x">
            <TreeItem itemId="y" label="y" />
          </TreeItem>
        </SimpleTreeView>
      </ThemeProvider>,
    );
    const svg = container.querySelector('svg');
    const drawn = [svg?.innerHTML, svg && getComputedStyle(svg).transform];
    unmount();
    return drawn;
  };
  expect(draw('rtl')).toEqual(draw('ltr'));
});

test('another transition gets in, role, className and children', () => {
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
});

test('the names in the theme', () => {
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
});
