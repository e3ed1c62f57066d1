/**
 * @jest-environment jsdom
 */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';
import { Node, renderSimpleTree } from '../../support/components/renderSimpleTree';
import { click, content } from '../../support/components/treeDom';
import { claim } from '../../support/content/claim';

const icon = (name: string) => () => <i data-icon={name} />;
const iconOf = (label: string) =>
  content(label).querySelector('[data-icon]')?.getAttribute('data-icon');
const boxOf = (label: string) =>
  content(label).querySelector(`.${treeItemClasses.iconContainer}`);

claim(
  'icons of the tree, of an item, which take precedence, and icon, which replaces all',
  {
    'tree-view/simple-tree-view/customization': [
      'expandIcon | a closed item with children',
      'collapseIcon | an open item with children',
      'endIcon | an item without children',
      'Pass null to remove an icon. The space for the icon remains.',
      "A TreeItem has the same three slots, which take precedence over the tree's slots.",
      'It also has an icon slot, which replaces all three:',
    ],
  },
  () => {
    renderSimpleTree({
      slots: {
        expandIcon: icon('expand'),
        collapseIcon: icon('collapse'),
        endIcon: icon('end'),
      },
      children: [
        <Node key="A" itemId="A">
          <Node itemId="a1" />
          <Node itemId="a2" slots={{ endIcon: icon('own') }} />
        </Node>,
        <Node key="B" itemId="B">
          <Node itemId="b1" />
        </Node>,
        <Node key="C" itemId="C" slots={{ icon: icon('any'), expandIcon: icon('own') }}>
          <Node itemId="c1" />
        </Node>,
        <Node key="D" itemId="D" slots={{ endIcon: null }} />,
      ],
    });
    const all = ['A', 'a1', 'a2', 'B', 'C', 'D'].map(iconOf);
    expect(all).toEqual(['collapse', 'end', 'own', 'expand', 'any', undefined]);
    click('C');
    expect(iconOf('C')).toBe('any');
    expect(boxOf('D')).toBeEmptyDOMElement();
  },
);

claim(
  'without slots: an icon on parents, another one when expanded, none on leaves; 16 px wide',
  {
    'tree-view/simple-tree-view/customization': [
      'expandIcon | a closed item with children | an arrow',
      'collapseIcon | an open item with children | an arrow that points down',
      'endIcon | an item without children | nothing',
      'By default, the icons are 18 px wide, and their container is 16 px wide.',
    ],
  },
  () => {
    renderSimpleTree();
    expect(boxOf('a1')).toBeEmptyDOMElement();
    const svg = (label: string) => boxOf(label)?.querySelector('svg') ?? document.body;
    expect(svg('A').dataset.testid).not.toBe(svg('B').dataset.testid);
    expect(getComputedStyle(boxOf('A') ?? document.body).width).toBe('16px');
  },
);

claim(
  'the icon of collapsed items is the same in a right-to-left layout',
  {
    'tree-view/simple-tree-view/customization':
      'For right-to-left layouts, set an expandIcon that points left, because the default arrow still points right.',
  },
  () => {
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
  },
);
