/**
 * @jest-environment jsdom
 */
import { cellOf, inputOf, settle, shownIds } from '../../support/components/mountGrid';
import * as React from 'react';
import { fireEvent, render } from '@testing-library/react';
import OrderDesk from '../../../docs/data-grid/demo/OrderDesk';
import { createOrders, createShipments } from '../../../docs/data-grid/demo/orders';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const textsOf = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    ({ textContent }) => textContent,
  );

claim(
  'the demo starts with unshipped orders, newest first; edits are corrected',
  {
    'data-grid/demo':
      "The grid starts with the orders that haven't shipped yet, newest first. Double-click a status or a weight to edit it. The total changes with the weight, and a weight below 1 kg becomes 1 kg.",
  },
  async () => {
    render(<OrderDesk />);
    expect(textsOf('status')).toHaveLength(25);
    expect(textsOf('status')).not.toContain('Shipped');
    const times = textsOf('ordered').map((text) => new Date(text).getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));

    const id = Number(shownIds()[0]);
    const order = createOrders(120).find((each) => each.id === id);
    expect(cellOf(id, 'total')).toHaveTextContent(
      (order!.kilos * order!.pricePerKilo).toLocaleString('en'),
    );
    fireEvent.doubleClick(cellOf(id, 'kilos'));
    fireEvent.change(inputOf(id, 'kilos'), { target: { value: '0.2' } });
    fireEvent.keyDown(inputOf(id, 'kilos'), { key: 'Enter' });
    await settle(300);
    expect(cellOf(id, 'kilos')).toHaveTextContent('1');
    expect(cellOf(id, 'total')).toHaveTextContent(`€${order!.pricePerKilo}.00`);
  },
);

test('records depend only on their index', () => {
  expect(createShipments(3)).toEqual(createShipments(3));
});
