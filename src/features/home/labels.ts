import { translate } from '@docusaurus/Translate';
import type { ProductFolder } from '../../types/page';

/** Texts of the home page. */
export const homeLabels = {
  title: () =>
    translate({
      id: 'home.Hero.title',
      message: 'Data grids, date pickers, charts, and tree views for React',
      description: 'Heading of the home page',
    }),
  lead: () =>
    translate({
      id: 'home.Hero.lead',
      message: 'MUI X, explained with live demos that you can edit on the page.',
      description: 'The sentence below the heading, also for search engines',
    }),
  start: () =>
    translate({
      id: 'home.Hero.start',
      message: 'Get started',
      description: 'Button that leads to the installation',
    }),
  allDemos: () =>
    translate({
      id: 'home.Demos.all',
      message: 'See all demos',
      description: 'Link to the gallery',
    }),
  playground: () =>
    translate({
      id: 'home.Hero.playground',
      message: 'Playground',
      description: 'Button that leads to an editor with a live preview',
    }),
  demos: () =>
    translate({
      id: 'home.Demos.title',
      message: 'Demos',
      description: 'Heading above six picked demos',
    }),
  upgrade: (major: number) =>
    translate(
      {
        id: 'home.Upgrade.title',
        message: 'Upgrade from v{major}',
        description: 'Heading above the links to the migration guides',
      },
      { major },
    ),
  upgradeText: () =>
    translate({
      id: 'home.Upgrade.text',
      message: 'Each guide lists the breaking changes with the code before and after.',
      description: 'Above the links to the migration guides of the products',
    }),
  news: () =>
    translate({
      id: 'home.News.title',
      message: "What's new",
      description: 'Heading above the latest news',
    }),
  allNews: () =>
    translate({
      id: 'home.News.all',
      message: 'All news',
      description: 'Link to the page with all news',
    }),
  product: {
    'data-grid': () =>
      translate({
        id: 'home.Products.dataGrid',
        message:
          'Tables that users sort, filter, edit, group, and export, and that stay fast with large data sets.',
        description: 'What the Data Grid is for',
      }),
    'date-pickers': () =>
      translate({
        id: 'home.Products.datePickers',
        message:
          'Fields, calendars, and clocks for dates, times, and ranges, in 40 locales and with your date library.',
        description: 'What the Date and Time Pickers are for',
      }),
    charts: () =>
      translate({
        id: 'home.Products.charts',
        message:
          'Bars, lines, pies, gauges, and more, drawn as SVG in the colors of your theme.',
        description: 'What the Charts are for',
      }),
    'tree-view': () =>
      translate({
        id: 'home.Products.treeView',
        message:
          'Hierarchies that users expand, select, rename, and, with the Pro package, reorder.',
        description: 'What the Tree View is for',
      }),
  } satisfies Record<ProductFolder, () => string>,
};
