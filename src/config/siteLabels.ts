import type { Language } from './languages';

const en = {
  'site.tagline':
    'Data Grid, Date and Time Pickers, Charts and Tree View for React, documented from the installed packages.',
  'product.data-grid': 'Data Grid',
  'product.date-pickers': 'Date and Time Pickers',
  'product.charts': 'Charts',
  'product.tree-view': 'Tree View',
  'menu.repository': 'Source repository',
  'menu.start': 'Start',
  'menu.products': 'Products',
  'menu.project': 'Project',
  'menu.overview': 'Overview',
  'menu.installation': 'Installation',
  'menu.licensing': 'Licensing',
  'menu.support': 'Support',
  'menu.roadmap': 'Roadmap',
  'menu.issues': 'Report a problem',
  'menu.consent': 'Cookie settings',
  'api.component': 'Components',
  'api.interface': 'Interfaces',
  'api.hook': 'Hooks',
  'api.title': '{product} API',
};

export type SiteLabelKey = keyof typeof en;

const zh: Record<SiteLabelKey, string> = {
  'site.tagline':
    'React 数据表格、日期时间选择器、图表与树视图的文档，依据已安装的软件包编写。',
  'product.data-grid': '数据表格',
  'product.date-pickers': '日期时间选择器',
  'product.charts': '图表',
  'product.tree-view': '树视图',
  'menu.repository': '源码仓库',
  'menu.start': '入门',
  'menu.products': '产品',
  'menu.project': '项目',
  'menu.overview': '概览',
  'menu.installation': '安装',
  'menu.licensing': '许可',
  'menu.support': '支持',
  'menu.roadmap': '路线图',
  'menu.issues': '报告问题',
  'menu.consent': 'Cookie 设置',
  'api.component': '组件',
  'api.interface': '接口',
  'api.hook': 'Hook',
  'api.title': '{product} API',
};

/** Texts that the site's configuration needs, outside of React. Read by `getSiteLabels`. */
export const SITE_LABELS: Record<Language, Record<SiteLabelKey, string>> = { en, zh };
