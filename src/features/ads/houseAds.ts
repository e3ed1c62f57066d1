import { translate } from '@docusaurus/Translate';
import { SITE_NAME } from '../../config/site';
import type { Ad } from '../../types/ad';
import { getAdLabel } from './getAdLabel';

/**
 * One of our own ads: it links to a page of this site, its image is in static/img/house.
 */
export interface HouseAd {
  name: string;
  link: string;
  /** Plain text of at most 90 characters, to fit on the smallest screen. */
  text: string;
}

/** The house ads in the reader's language. */
export const getHouseAds = (): HouseAd[] => [
  {
    name: 'data-grid-pro',
    link: '/react-data-grid/sorting/',
    text: translate({
      id: 'ads.house.dataGridPro',
      message:
        'Show rows as a tree and pin columns: what Data Grid Pro adds to your tables.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'data-grid-premium',
    link: '/react-data-grid/',
    text: translate({
      id: 'ads.house.dataGridPremium',
      message: 'Group rows, sum them up and send them to Excel with Data Grid Premium.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'date-range-picker',
    link: '/react-date-pickers/',
    text: translate({
      id: 'ads.house.dateRangePicker',
      message:
        'Let your users pick check-in and check-out in one go with the range pickers.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'charts-pro',
    link: '/react-charts/',
    text: translate({
      id: 'ads.house.chartsPro',
      message: 'Zoom into a year of data and pan through it with Charts Pro.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'tree-view-pro',
    link: '/react-tree-view/rich-tree-view/ordering/',
    text: translate({
      id: 'ads.house.treeViewPro',
      message: 'Drag items to where they belong: ordering in the Rich Tree View Pro.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'plans',
    link: '/introduction/licensing/',
    text: translate({
      id: 'ads.house.plans',
      message: 'Community, Pro or Premium? See which plan your project needs.',
      description: 'House ad, at most 90 characters',
    }),
  },
  {
    name: 'installation',
    link: '/introduction/installation/',
    text: translate({
      id: 'ads.house.installation',
      message:
        'From an empty folder to the first component: follow the installation guide.',
      description: 'House ad, at most 90 characters',
    }),
  },
];

/**
 * The house ads of a page.
 * @param baseUrl base of the site, for the images
 */
export const makeHouseAds = (baseUrl: string): Ad[] =>
  getHouseAds().map(({ name, link, text }) => ({
    name,
    link,
    img: `${baseUrl}img/house/${name}.svg`,
    description: text,
    poweredby: SITE_NAME,
    label: getAdLabel(name),
  }));
