import type { Language } from './languages';
import type { SiteConfig } from '../types/siteConfig';

const PRODUCTS = [
  {
    to: '/react-data-grid/',
    pattern: 'react-data-grid|api/data-grid',
    en: 'Data Grid',
    zh: '数据表格',
  },
  {
    to: '/react-date-pickers/',
    pattern: 'react-date-pickers|api/date-pickers',
    en: 'Date and Time Pickers',
    zh: '日期时间选择器',
  },
  { to: '/react-charts/', pattern: 'react-charts|api/charts', en: 'Charts', zh: '图表' },
  {
    to: '/react-tree-view/',
    pattern: 'react-tree-view|api/tree-view',
    en: 'Tree View',
    zh: '树视图',
  },
];

const LABELS = {
  en: {
    repository: 'Source repository',
    start: 'Start',
    products: 'Products',
    project: 'Project',
    overview: 'Overview',
    installation: 'Installation',
    licensing: 'Licensing',
    support: 'Support',
    roadmap: 'Roadmap',
    issues: 'Report a problem',
  },
  zh: {
    repository: '源码仓库',
    start: '入门',
    products: '产品',
    project: '项目',
    overview: '概览',
    installation: '安装',
    licensing: '许可',
    support: '支持',
    roadmap: '路线图',
    issues: '报告问题',
  },
} satisfies Record<Language, Record<string, string>>;

/** Items of the top bar: the products left, tools right. */
export const navbarItems = (site: SiteConfig, language: Language) => [
  ...PRODUCTS.map((product) => ({
    to: product.to,
    label: product[language],
    activeBaseRegex: `/x/(${product.pattern})/`,
    position: 'left' as const,
  })),
  { type: 'search' as const, position: 'right' as const },
  { type: 'localeDropdown' as const, position: 'right' as const },
  {
    href: site.repoUrl,
    position: 'right' as const,
    className: 'navbar-icon navbar-icon--repository',
    'aria-label': LABELS[language].repository,
  },
  { type: 'custom-settings' as const, position: 'right' as const },
];

/** Columns of the footer. */
export const footerLinks = (site: SiteConfig, language: Language) => {
  const text = LABELS[language];
  return [
    {
      title: text.start,
      items: [
        { label: text.overview, to: '/introduction/' },
        { label: text.installation, to: '/introduction/installation/' },
        { label: text.licensing, to: '/introduction/licensing/' },
      ],
    },
    {
      title: text.products,
      items: PRODUCTS.map(({ to, [language]: label }) => ({ label, to })),
    },
    {
      title: text.project,
      items: [
        { label: text.roadmap, to: '/introduction/roadmap/' },
        { label: text.support, to: '/introduction/support/' },
        { label: text.issues, href: `${site.repoUrl}/issues` },
        { label: text.repository, href: site.repoUrl },
      ],
    },
  ];
};

/** Texts of the sidebars of the API reference. */
export const API_SIDEBAR_LABELS = {
  en: {
    products: {
      'data-grid': 'Data Grid',
      'date-pickers': 'Date and Time Pickers',
      charts: 'Charts',
      'tree-view': 'Tree View',
    },
    kinds: { component: 'Components', interface: 'Interfaces', hook: 'Hooks' },
    title: '{product} API',
  },
  zh: {
    products: {
      'data-grid': '数据表格',
      'date-pickers': '日期时间选择器',
      charts: '图表',
      'tree-view': '树视图',
    },
    kinds: { component: '组件', interface: '接口', hook: 'Hook' },
    title: '{product} API',
  },
};
