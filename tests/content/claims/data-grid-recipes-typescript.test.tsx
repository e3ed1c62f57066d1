/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import TypedColumns from '../../../docs/data-grid/recipes/typescript/TypedColumns';
import TypedListeners from '../../../docs/data-grid/recipes/typescript/TypedListeners';
import TypedToolbar from '../../../docs/data-grid/recipes/typescript/TypedToolbar';
import { cellOf, press, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

test('typed columns format their values', () => {
  render(<TypedColumns />);
  expect(cellOf(1, 'km')).toHaveTextContent('11.4 km');
  expect(cellOf(2, 'steepness')).toHaveTextContent('90 m/km');
});

test('the toolbar gets its props', async () => {
  render(<TypedToolbar />);
  expect(shownIds()).toEqual(['1', '3']);
  fireEvent.click(screen.getByText('Spring'));
  await settle();
  expect(shownIds()).toEqual(['2']);
});

test('a key of the listener changes the row', async () => {
  render(<TypedListeners />);
  press(cellOf(31, 'seats'));
  fireEvent.keyDown(cellOf(31, 'seats'), { key: '+' });
  await settle();
  expect(cellOf(31, 'seats')).toHaveTextContent('49');
  expect(screen.getByRole('status')).toHaveTextContent('Last row: 31');
});

claim(
  'the interfaces of the table exist',
  {
    'data-grid/recipes/typescript': [
      'toolbar | ToolbarPropsOverrides',
      'footer | FooterPropsOverrides',
      'pagination | PaginationPropsOverrides',
      'cell, row | CellPropsOverrides, RowPropsOverrides',
      'columnMenu | ColumnMenuPropsOverrides',
      'noRowsOverlay, loadingOverlay | NoRowsOverlayPropsOverrides, LoadingOverlayPropsOverrides',
      'panel, filterPanel | PanelPropsOverrides, FilterPanelPropsOverrides',
      'baseButton and the other base… slots | BaseButtonPropsOverrides',
    ],
  },
  () => {
    const declarations = fs.readFileSync(
      path.resolve(
        __dirname,
        '../../../node_modules/@mui/x-data-grid/models/gridSlotsComponentsProps.d.ts',
      ),
      'utf8',
    );
    for (const name of [
      'Toolbar',
      'Footer',
      'Pagination',
      'Cell',
      'Row',
      'ColumnMenu',
      'NoRowsOverlay',
      'LoadingOverlay',
      'Panel',
      'FilterPanel',
      'BaseButton',
    ]) {
      expect(declarations).toContain(`interface ${name}PropsOverrides`);
    }
  },
);
