/**
 * @jest-environment jsdom
 */
import '../../support/chartDom';
import fs from 'node:fs';
import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { DataGrid } from '@mui/x-data-grid';
import { RichTreeView } from '@mui/x-tree-view';
import MirroredVisits from '../../../docs/design-system/right-to-left/MirroredVisits';
import MixedNames from '../../../docs/design-system/right-to-left/MixedNames';

/** What docs/design-system says of the content security policy and of right to left. */
const grid = (props: { disableEval?: boolean } = {}) => (
  <DataGrid rows={[{ id: 7 }]} columns={[{ field: 'id' }]} {...props} />
);
const FILTER = { items: [{ field: 'id', operator: 'contains', value: '7' }] };

test('all styles take the nonce from the cache', () => {
  const cache = createCache({ key: 'strict', nonce: 'R4nd0m' });
  render(<CacheProvider value={cache}>{grid()}</CacheProvider>);
  const styles = [...document.querySelectorAll<HTMLElement>('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter(({ dataset }) => !dataset.emotion)).toEqual([]);
  const strict = styles.filter(({ dataset }) => dataset.emotion?.startsWith('strict'));
  expect(new Set(strict.map(({ nonce }) => nonce))).toEqual(new Set(['R4nd0m']));
});

test('the first filter tries new Function(); disableEval does not', () => {
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
});

test('the print export of the grid copies styles without a nonce', () => {
  const file = require.resolve('@mui/x-data-grid');
  const source = fs.readFileSync(
    file.replace(/index\.js$/, 'hooks/features/export/useGridPrintExport.js'),
    'utf8',
  );
  expect(source).toContain('querySelectorAll("style, link[rel=\'stylesheet\']")');
  expect(source).not.toContain('nonce');
});

test('the plugin mirrors the styles of components and of sx', () => {
  const cache = createCache({
    key: 'turned',
    speedy: false,
    stylisPlugins: [prefixer, rtlPlugin],
  });
  render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <RichTreeView
          items={[{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }]}
          defaultExpandedItems={['a']}
          sx={{ marginLeft: 3 }}
        />
      </ThemeProvider>
    </CacheProvider>,
  );
  const css = [...document.querySelectorAll('style[data-emotion^="turned"]')]
    .map(({ textContent }) => textContent)
    .join('');
  expect(css).toContain('padding-right:var(--TreeView-itemChildrenIndentation)');
  expect(css).toContain('margin-right:24px');
  expect(css).not.toContain('margin-left:24px');
});

const turned = (element: React.ReactElement) => (
  <ThemeProvider theme={createTheme({ direction: 'rtl' })}>{element}</ThemeProvider>
);

test('arrow keys of a tree swap with the direction of the theme', () => {
  const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  render(turned(<RichTreeView items={items} />));
  const item = screen.getByRole('treeitem', { name: 'A' });
  fireEvent.focus(item);
  fireEvent.keyDown(item, { key: 'ArrowRight' });
  expect(item).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(item, { key: 'ArrowLeft' });
  expect(item).toHaveAttribute('aria-expanded', 'true');
});

test('the demos follow the direction, and keep scripts apart', () => {
  const { container } = render(turned(<MirroredVisits />));
  expect(container.querySelector('svg')).not.toBeNull();
  render(<MixedNames />);
  expect(document.querySelectorAll('bdi').length).toBeGreaterThan(0);
});
