/**
 * @jest-environment jsdom
 */
import { render, screen } from '@testing-library/react';
import { Playground } from '../../../docs/shared/playground/Playground';

test('the name of a switch breaks between words only', () => {
  render(
    <Playground
      choices={{
        showColumnVerticalBorder: ['off', 'on'],
        'grid.vertical': ['off', 'on'],
      }}
      describe={() => ({ name: 'A', component: () => null, props: {}, imports: [] })}
    />,
  );
  const parts = ['showColumnVerticalBorder', 'grid.vertical'].map(
    (name) => screen.getByText(name).innerHTML,
  );
  expect(parts).toEqual([
    'show<wbr>Column<wbr>Vertical<wbr>Border',
    'grid.<wbr>vertical',
  ]);
});
