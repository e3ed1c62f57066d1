/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import ColumnsAsData from '../../../docs/data-grid/recipes/nextjs/ColumnsAsData';
import ReserveSpace from '../../../docs/data-grid/recipes/nextjs/ReserveSpace';
import SaveWithAction from '../../../docs/data-grid/recipes/nextjs/SaveWithAction';
import { cellOf, inputOf, mountGrid, settle } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

claim(
  'the server renders only the reserved space',
  { 'data-grid/recipes/nextjs': 'On the server, it renders nothing.' },
  () => {
    // jsdom lacks APIs that the server build of React DOM needs.
    const { renderToString } = jest.requireActual<{
      renderToString: (element: React.ReactElement) => string;
    }>('react-dom/server.node');
    const html = renderToString(<ColumnsAsData />);
    expect(html).toContain('height:216px');
    expect(html).not.toContain('role="grid"');
  },
);

test('the space stays reserved while the grid is not rendered', () => {
  render(<ReserveSpace />);
  expect(screen.getByRole('grid')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Show what the server sends'));
  expect(screen.queryByRole('grid')).toBeNull();
});

claim(
  'columns of the server get their functions in the browser',
  {
    'data-grid/recipes/nextjs':
      'In the browser, a lookup table maps these names to functions',
  },
  () => {
    render(<ColumnsAsData />);
    expect(cellOf(1, 'price')).toHaveTextContent('€118.20');
    expect(cellOf(2, 'change')).toHaveTextContent('-1.2%');
    expect(cellOf(3, 'since')).toHaveTextContent('2/29/2012');
  },
);

claim(
  'a rejection of the action is shown, and the cell stays open',
  { 'data-grid/recipes/nextjs': 'To see an error, type a digit into a name.' },
  async () => {
    render(<SaveWithAction />);
    fireEvent.doubleClick(cellOf(2, 'person'));
    fireEvent.change(inputOf(2, 'person'), { target: { value: 'R2' } });
    fireEvent.keyDown(inputOf(2, 'person'), { key: 'Enter' });
    expect(await screen.findByText('A name has no digits.')).toBeInTheDocument();
    expect(inputOf(2, 'person')).toHaveValue('R2');
  },
);

claim(
  'new rows with the same ids keep selection and editors',
  {
    'data-grid/recipes/nextjs':
      'selection, and open editors survive as long as the ids stay the same',
  },
  async () => {
    const columns = [{ field: 'name', editable: true }];
    const grid = mountGrid({
      rows: [{ id: 1, name: 'a' }],
      columns,
      checkboxSelection: true,
    });
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    fireEvent.doubleClick(cellOf(1, 'name'));
    grid.update({ rows: [{ id: 1, name: 'b' }] });
    await settle();
    expect(grid.api.getSelectedRows().size).toBe(1);
    expect(inputOf(1, 'name')).toHaveValue('a');
  },
);
