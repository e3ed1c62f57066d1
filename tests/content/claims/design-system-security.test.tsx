/**
 * @jest-environment jsdom
 */
import '../../support/components/chartDom';
import fs from 'node:fs';
import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { RichTreeView } from '@mui/x-tree-view';
import MirroredVisits from '../../../docs/design-system/right-to-left/MirroredVisits';
import MixedNames from '../../../docs/design-system/right-to-left/MixedNames';
import { claim } from '../../support/content/claim';

/** Claims of docs/design-system about the content security policy and right to left. */
const grid = (props: { disableEval?: boolean } = {}) => (
  <DataGrid rows={[{ id: 7 }]} columns={[{ field: 'id' }]} {...props} />
);
const FILTER = { items: [{ field: 'id', operator: 'contains', value: '7' }] };

claim(
  'Emotion and the grid each use the nonce, from the cache and from the theme',
  {
    'design-system/content-security-policy': [
      'Pass the nonce to the Emotion cache, which styles all products, and to the theme, because the grid writes one <style> element itself.',
      'The reported element shows where the nonce is missing: elements from Emotion have data-emotion, and the element from the grid has an href that begins with /MuiDataGrid.',
    ],
  },
  () => {
    const cache = createCache({ key: 'strict', nonce: 'R4nd0m' });
    const theme = createTheme({
      components: { MuiDataGrid: { defaultProps: { nonce: 'R4nd0m' } } },
    });
    render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{grid()}</ThemeProvider>
      </CacheProvider>,
    );
    const own = document.querySelector<HTMLElement>(
      'style[href^="/MuiDataGridVariables"]',
    );
    const emotion = [
      ...document.querySelectorAll<HTMLElement>('style[data-emotion^="strict"]'),
    ];
    expect(own?.nonce).toBe('R4nd0m');
    expect(own?.dataset.emotion).toBeUndefined();
    expect(emotion.length).toBeGreaterThan(0);
    expect(new Set(emotion.map(({ nonce }) => nonce))).toEqual(new Set(['R4nd0m']));
  },
);

claim(
  'that element of the grid contains only variables',
  {
    'design-system/css-layers': [
      'The variables that the grid computes are in a separate <style> element.',
      'This element contains only variables',
    ],
  },
  () => {
    render(grid());
    const text = document.querySelector(
      'style[href^="/MuiDataGridVariables"]',
    )?.textContent;
    const rules = /^\.[\w-]+\{(.*)\}$/.exec(text ?? '')?.[1] ?? '';
    const names = rules.split(/;(?=--)/).map((rule) => rule.slice(0, 2));
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names)).toEqual(new Set(['--']));
  },
);

claim(
  'the first filter tries new Function(); disableEval does not',
  {
    'design-system/content-security-policy':
      'When a column filter first runs in the browser, the grid tries `new Function()`.',
  },
  () => {
    const made = jest.spyOn(globalThis, 'Function');
    const { unmount } = render(
      <DataGrid
        rows={[{ id: 7 }]}
        columns={[{ field: 'id' }]}
        filterModel={FILTER}
        disableEval
      />,
    );
    expect(made).not.toHaveBeenCalled();
    unmount();
    render(
      <DataGrid rows={[{ id: 7 }]} columns={[{ field: 'id' }]} filterModel={FILTER} />,
    );
    expect(made).toHaveBeenCalled();
    made.mockRestore();
  },
);

claim(
  'the print export of the grid copies styles without a nonce',
  {
    'design-system/content-security-policy':
      "The grid's print export copies the page's styles into an `iframe` without a nonce",
  },
  () => {
    const file = require.resolve('@mui/x-data-grid');
    const source = fs.readFileSync(
      file.replace(/index\.js$/, 'hooks/features/export/useGridPrintExport.js'),
      'utf8',
    );
    expect(source).toMatch(/loadStyleSheets\)\(printDoc, root\)/);
    expect(source).not.toContain('nonce');
  },
);

claim(
  'the plugin mirrors the styles of components and of sx',
  {
    'design-system/right-to-left': [
      'a style cache with a mirroring plugin | paddings, borders, and positions in component styles',
      'In `sx` and `styled()`, the plugin mirrors `marginLeft` and `left`.',
    ],
  },
  () => {
    const cache = createCache({
      key: 'turned',
      speedy: false,
      stylisPlugins: [prefixer, rtlPlugin],
    });
    render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <RichTreeView items={[{ id: 'a', label: 'A' }]} sx={{ marginLeft: 3 }} />
        </ThemeProvider>
      </CacheProvider>,
    );
    const css = [...document.querySelectorAll('style[data-emotion^="turned"]')]
      .map(({ textContent }) => textContent)
      .join('');
    expect(css).toMatch(/padding-right:calc\([^;]*--TreeView-itemChildrenIndentation/);
    expect(css).toContain('margin-right:24px');
    expect(css).not.toContain('margin-left:24px');
  },
);

const turned = (element: React.ReactElement) => (
  <ThemeProvider theme={createTheme({ direction: 'rtl' })}>{element}</ThemeProvider>
);

claim(
  'arrow keys of a tree swap with the direction of the theme',
  {
    'design-system/right-to-left': [
      "direction: 'rtl' in the theme | arrow keys, scrolling, dragging, and arrow icons that depend on the direction",
      'Tree View | indentation, ← and →',
    ],
  },
  () => {
    const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
    render(turned(<RichTreeView items={items} />));
    const item = screen.getByRole('treeitem', { name: 'A' });
    fireEvent.focus(item);
    fireEvent.keyDown(item, { key: 'ArrowRight' });
    expect(item).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(item, { key: 'ArrowLeft' });
    expect(item).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'the demos follow the direction, and isolate scripts',
  {
    'design-system/right-to-left': [
      'useTheme() returns the theme with its direction, so the same component works for both directions:',
      'Wrap each of these values in <bdi>:',
    ],
  },
  () => {
    const { container } = render(turned(<MirroredVisits />));
    expect(container.querySelector('svg')).not.toBeNull();
    render(<MixedNames />);
    expect(document.querySelectorAll('bdi').length).toBeGreaterThan(0);
  },
);
