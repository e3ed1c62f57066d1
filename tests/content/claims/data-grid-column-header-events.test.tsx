/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import HeaderContextMenu from '../../../docs/data-grid/column-header/HeaderContextMenu';
import { headerOf } from '../../support/components/gridParts';
import { mountGrid, press, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [{ id: 1, a: 'x', b: 'y' }];
const columns = [{ field: 'a' }, { field: 'b' }];

claim(
  'over and out fire for each element inside, enter and leave once',
  {
    'data-grid/column-header': [
      'onColumnHeaderClick and onColumnHeaderDoubleClick run on clicks',
      'onColumnHeaderEnter and onColumnHeaderLeave run once when the pointer enters or leaves a header. onColumnHeaderOver and onColumnHeaderOut run again for each element inside the header.',
    ],
  },
  async () => {
    const props = {
      onColumnHeaderOver: jest.fn(),
      onColumnHeaderEnter: jest.fn(),
      onColumnHeaderDoubleClick: jest.fn(),
    };
    mountGrid({ rows, columns, ...props });
    await settle();
    const header = headerOf('a');
    const title = screen.getByText('a');
    fireEvent.mouseOver(header);
    fireEvent.mouseOver(title, { relatedTarget: header });
    fireEvent.doubleClick(title);
    expect(props.onColumnHeaderOver).toHaveBeenCalledTimes(2);
    expect(props.onColumnHeaderEnter).toHaveBeenCalledTimes(1);
    expect(props.onColumnHeaderDoubleClick).toHaveBeenCalledTimes(1);
  },
);

claim(
  'the demo sorts from the menu of a right-click',
  { 'data-grid/column-header': "This grid opens its own menu instead of the browser's" },
  async () => {
    render(<HeaderContextMenu />);
    await settle();
    expect(fireEvent.contextMenu(headerOf('height'))).toBe(false);
    press(screen.getByRole('menuitem', { name: 'Highest first' }));
    await settle(300);
    expect(shownIds()).toEqual(['1', '3', '2']);
    expect(screen.queryByRole('menu')).toBeNull();
  },
);
