/**
 * @jest-environment jsdom
 */
import { mountGrid } from '../../support/components/mountGrid';
import { find, has } from '../../support/components/gridParts';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

claim(
  'the parts of the height: defaults, and the density rounded down',
  {
    'data-grid/layout': [
      'at most once every 60 ms. To change the interval, set resizeThrottleMs.',
      'Column headers | columnHeaderHeight | 56 px |',
      'Each row | rowHeight | 52 px |',
      'The density scales headers and rows: by 0.7 for compact and 1.3 for comfortable, rounded down.',
    ],
  },
  () => {
    expect(defaultOf('DataGrid', 'columnHeaderHeight')).toBe('56');
    expect(defaultOf('DataGrid', 'rowHeight')).toBe('52');
    expect(defaultOf('DataGrid', 'resizeThrottleMs')).toBe('60');
    const heights = (density: 'compact' | 'standard' | 'comfortable') => {
      const { api, unmount } = mountGrid({ rows, columns, density, rowHeight: 51 });
      const { headerHeight, rowHeight } = api.getRootDimensions();
      unmount();
      return [headerHeight, rowHeight];
    };
    expect(heights('standard')).toEqual([56, 51]);
    expect(heights('compact')).toEqual([39, 35]);
    expect(heights('comfortable')).toEqual([72, 66]);
  },
);

claim(
  'autoHeight with autoPageSize logs an error',
  { 'data-grid/layout': "You can't combine autoHeight with autoPageSize" },
  () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mountGrid({ rows, columns, autoHeight: true });
    expect(has('.MuiDataGrid-autoHeight')).toBe(true);
    expect(said).not.toHaveBeenCalled();
    mountGrid({ rows, columns, autoHeight: true, autoPageSize: true });
    expect(said.mock.calls.flat().join()).toContain('cannot use both');
    said.mockRestore();
  },
);

claim(
  'an area without rows is two rows high, or as high as the variable',
  {
    'data-grid/layout':
      'If a grid is as tall as its rows, the area for "No rows" and for the loading indicator is two rows high.',
  },
  () => {
    mountGrid({ rows: [], columns });
    expect(find('.MuiDataGrid-overlayWrapperInner').style.height).toBe(
      'var(--DataGrid-overlayHeight, calc(var(--height) * 2))',
    );
  },
);

claim(
  'the toolbar is at least 52 px high, including the border; the grid may shrink',
  {
    'data-grid/layout': [
      'Toolbar | showToolbar | 52 px |',
      'an element around the grid lacks minWidth: 0, for example in a flex row. The grid itself already has this style.',
    ],
  },
  () => {
    mountGrid({ rows, columns, showToolbar: true });
    const toolbar = getComputedStyle(find('.MuiDataGrid-toolbar'));
    expect([toolbar.minHeight, toolbar.boxSizing]).toEqual(['52px', 'border-box']);
    expect(getComputedStyle(find('.MuiDataGrid-root')).minWidth).toBe('0');
  },
);
