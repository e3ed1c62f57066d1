import { indexDemos } from '../../../plugins/playground/indexDemos';

test('finds demos by id and styling', () => {
  expect(
    indexDemos([
      'main.js',
      'assets/demos/data-grid.style.StatusRows.tailwind.0123abcd.json',
      'assets/demos/data-grid.style.StatusRows.system.89abcdef.json',
      'assets/demos/charts.bars.BasicBars.system.00000000.json',
      'assets/demos/v7.charts.bars.BasicBars.system.00000000.json',
      'assets/demos/broken.json',
    ]),
  ).toEqual({
    'charts/bars/BasicBars': {
      system: 'assets/demos/charts.bars.BasicBars.system.00000000.json',
    },
    'v7/charts/bars/BasicBars': {
      system: 'assets/demos/v7.charts.bars.BasicBars.system.00000000.json',
    },
    'data-grid/style/StatusRows': {
      system: 'assets/demos/data-grid.style.StatusRows.system.89abcdef.json',
      tailwind: 'assets/demos/data-grid.style.StatusRows.tailwind.0123abcd.json',
    },
  });
});
