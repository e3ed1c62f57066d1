/**
 * The grid uses virtualization only if the user agent isn't jsdom.
 * @jest-environment jsdom
 * @jest-environment-options {"userAgent": "Chrome"}
 */
import '../../support/components/gridDom';
import { act } from '@testing-library/react';
import { mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

claim(
  'virtualization can be switched off and on while the grid is mounted',
  {
    'data-grid/performance': [
      'A script that reads the table from the document finds only the rows in or near the viewport.',
      '`unstable_setVirtualization(false)` renders all rows of the current page until you turn virtualization back on. `unstable_setColumnVirtualization()` affects only columns.',
    ],
  },
  async () => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ width: 900, height: 400 }));
    const { api } = mountGrid({
      rows: Array.from({ length: 80 }, (_, id) => ({ id })),
      columns: Array.from({ length: 40 }, (_, index) => ({ field: `f${index}` })),
    });
    const count = async () => {
      await settle(50);
      const columns = document.querySelectorAll('[data-id="0"] [role="gridcell"]').length;
      return { rows: shownIds().length, columns };
    };
    const inView = await count();
    expect(inView.rows).toBeLessThan(20);
    expect(inView.columns).toBeLessThan(20);
    act(() => api.unstable_setColumnVirtualization(false));
    expect(await count()).toEqual({ rows: inView.rows, columns: 40 });
    act(() => api.unstable_setVirtualization(false));
    expect(await count()).toEqual({ rows: 80, columns: 40 });
    act(() => api.unstable_setVirtualization(true));
    expect(await count()).toEqual(inView);
  },
);
