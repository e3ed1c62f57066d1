/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { render, screen, within } from '@testing-library/react';
import { GridFooter } from '@mui/x-data-grid';
import OwnIcons from '../../../docs/data-grid/components/OwnIcons';
import TitleOnEveryCell from '../../../docs/data-grid/components/TitleOnEveryCell';
import { has } from '../../support/components/gridParts';
import { cellOf, mountGrid } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [{ id: 1, name: 'a' }];
const columns = [{ field: 'name' }];

claim(
  'props hide the parts of the default footer',
  {
    'data-grid/components':
      'To remove only some parts of the default footer, set hideFooterPagination, hideFooterSelectedRowCount, or hideFooterRowCount.',
  },
  () => {
    const { update } = mountGrid({
      rows,
      columns,
      rowSelectionModel: { type: 'include', ids: new Set([1]) },
      slots: { footer: GridFooter },
    });
    expect(has('.MuiDataGrid-selectedRowCount')).toBe(true);
    expect(has('.MuiTablePagination-root')).toBe(true);
    update({ hideFooterSelectedRowCount: true, hideFooterPagination: true });
    expect(has('.MuiDataGrid-selectedRowCount')).toBe(false);
    expect(has('.MuiTablePagination-root')).toBe(false);
    expect(has('.MuiDataGrid-footerContainer')).toBe(true);
    update({ hideFooter: true });
    expect(has('.MuiDataGrid-footerContainer')).toBe(false);
  },
);

claim(
  'without pagination, the footer shows the row count by default',
  {
    'data-grid/components':
      'To remove only some parts of the default footer, set hideFooterPagination, hideFooterSelectedRowCount, or hideFooterRowCount.',
  },
  () => {
    const { update } = mountGrid({ rows, columns }, { plan: 'pro' });
    expect(has('.MuiDataGrid-rowCount')).toBe(true);
    update({ hideFooterRowCount: true });
    expect(has('.MuiDataGrid-rowCount')).toBe(false);
  },
);

claim(
  'each cell has its full text as a title',
  {
    'data-grid/components':
      'This grid shows the full text of each cell in a browser tooltip',
  },
  () => {
    render(<TitleOnEveryCell />);
    expect(cellOf(2, 'fault')).toHaveAttribute(
      'title',
      'The drain pump does not reach its speed',
    );
  },
);

claim(
  'icons keep the name and the class set by the grid',
  {
    'data-grid/components':
      'Icons receive a class and, if they convey meaning, an accessible name.',
  },
  () => {
    render(<OwnIcons />);
    const icon = cellOf(1, 'favorite').querySelector('svg');
    expect(icon).toHaveAttribute('data-testid', 'StarIcon');
    expect(within(cellOf(1, 'favorite')).getByTitle('yes')).toBeInTheDocument();
    expect(icon).toHaveClass('MuiDataGrid-booleanCell');
  },
);

claim(
  'slotProps.root and slotProps.main are attributes of the elements',
  {
    'data-grid/components':
      'root passes attributes such as data-testid to the outermost element, GridRoot. main passes them to the element that contains the headers and rows.',
  },
  () => {
    const slotProps = {
      root: { 'data-testid': 'outer' },
      main: { 'data-testid': 'inner' },
    };
    mountGrid({ rows, columns, slotProps });
    expect(screen.getByTestId('outer')).toHaveClass('MuiDataGrid-root');
    expect(screen.getByTestId('inner')).toHaveClass('MuiDataGrid-main');
  },
);
