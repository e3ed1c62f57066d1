import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { TEMPLATES } from '../../../src/config/playground';
import { PRODUCT_FOLDERS } from '../../../src/types/page';
import { indexDemos } from '../../../plugins/playground/indexDemos';

test('finds demos by id and styling, and the images of templates', () => {
  expect(
    indexDemos(
      [
        'main.js',
        'assets/demos/data-grid.style.StatusRows.tailwind.0123abcd.json',
        'assets/demos/data-grid.style.StatusRows.system.89abcdef.json',
        'assets/demos/charts.bars.BasicBars.system.00000000.json',
        'assets/demos/v7.charts.bars.BasicBars.system.00000000.json',
        'assets/demos/broken.json',
      ],
      ['charts/bars/BasicBars', 'data-grid/style/StatusRows', 'charts/bars/Gone'],
      new Map([
        ['charts/bars/BasicBars', '0a1b2c3d'],
        ['charts/bars/Gone', '0a1b2c3d'],
      ]),
    ),
  ).toEqual({
    'charts/bars/BasicBars': {
      system: 'assets/demos/charts.bars.BasicBars.system.00000000.json',
      picture: '0a1b2c3d',
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

test('each product has a template: an existing demo', () => {
  for (const id of Object.values(TEMPLATES))
    expect(fs.existsSync(path.join(SITE_DIR, 'docs', `${id}.tsx`))).toBe(true);
  expect(Object.keys(TEMPLATES)).toEqual(PRODUCT_FOLDERS);
});
