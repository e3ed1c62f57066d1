import type { Change } from '../../types/news';

const releaseNotes = (version: string) =>
  `https://github.com/mui/mui-x/blob/v${version}/CHANGELOG.md`;

/**
 * What is new in the documented packages, newest first: what readers gain, with the page
 * about it. A correction links to the release notes, which list all of them.
 */
export const PACKAGE_CHANGES: readonly Change[] = [
  {
    id: 'data-grid-8-29-3',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-08-21',
    title: { en: 'Data Grid 8.29.3', zh: '数据表格 8.29.3' },
    text: {
      en: 'A button of the toolbar no longer takes the focus when another one becomes enabled or disabled.',
      zh: '工具栏中的某个按钮变为启用或禁用时，其他按钮不再抢走焦点。',
    },
    href: releaseNotes('8.29.3'),
  },
  {
    id: 'date-pickers-8-29-3',
    kind: 'packages',
    product: 'date-pickers',
    date: '2026-08-21',
    title: { en: 'Date and Time Pickers 8.29.3', zh: '日期时间选择器 8.29.3' },
    text: {
      en: 'A field stays editable after a click on its blank space. Range fields with a single input underline the active part again.',
      zh: '点击输入框的空白处后，输入框仍可编辑。单输入框的范围输入框会重新为当前部分加下划线。',
    },
    href: releaseNotes('8.29.3'),
  },
  {
    id: 'data-grid-8-29-2',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-07-02',
    title: { en: 'Data Grid 8.29.2', zh: '数据表格 8.29.2' },
    text: {
      en: 'Scrollbars show again while scrolling on iOS, and `autosizeOnMount` waits for the rows. With `escapeFormulas`, the Excel export also escapes values of `singleSelect` columns.',
      zh: '在 iOS 上滚动时会重新显示滚动条，`autosizeOnMount` 会等到行加载完成。启用 `escapeFormulas` 时，导出 Excel 也会转义 `singleSelect` 列的值。',
    },
    href: releaseNotes('8.29.2'),
  },
  {
    id: 'date-pickers-8-29-2',
    kind: 'packages',
    product: 'date-pickers',
    date: '2026-07-02',
    title: { en: 'Date and Time Pickers 8.29.2', zh: '日期时间选择器 8.29.2' },
    text: {
      en: 'Fields no longer crash on the digits of some languages, and the outlined text field follows an explicit `notched` prop.',
      zh: '输入框不再因某些语言的数字而崩溃，带边框的文本框会遵循显式设置的 `notched` 属性。',
    },
    href: releaseNotes('8.29.2'),
  },
  {
    id: 'excel-export-library',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-06-05',
    title: {
      en: 'Data Grid 8.29.0: safer Excel export',
      zh: '数据表格 8.29.0：更安全的 Excel 导出',
    },
    text: {
      en: 'The library behind the Excel export of the Premium plan no longer depends on packages with known vulnerabilities.',
      zh: 'Premium 方案导出 Excel 所用的库不再依赖含有已知漏洞的包。',
    },
    href: '/react-data-grid/export/',
  },
  {
    id: 'tree-view-8-28-5',
    kind: 'packages',
    product: 'tree-view',
    date: '2026-05-08',
    title: { en: 'Tree View 8.28.5', zh: '树视图 8.28.5' },
    text: {
      en: 'The API object stays current when a tree is mounted again under another `key`.',
      zh: '树视图以另一个 `key` 重新挂载后，API 对象仍然有效。',
    },
    href: releaseNotes('8.28.5'),
  },
  {
    id: 'grid-long-text',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-02-02',
    title: {
      en: 'Data Grid 8.27.0: a column type for long text',
      zh: '数据表格 8.27.0：长文本列类型',
    },
    text: {
      en: 'Cells of the type `longText` cut their text, show all of it in a popup, and edit it in several lines.',
      zh: '`longText` 类型的单元格会截断文本，在弹出层中显示全文，并支持多行编辑。',
    },
    href: '/react-data-grid/cells/',
  },
  {
    id: 'grid-undo-redo',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-01-22',
    title: { en: 'Data Grid 8.26.0: undo and redo', zh: '数据表格 8.26.0：撤销与重做' },
    text: {
      en: 'With the Premium plan, users take back edits and pasted values with the keyboard.',
      zh: '使用 Premium 方案时，用户可以用键盘撤销编辑和粘贴。',
    },
    href: '/react-data-grid/undo-redo/',
  },
  {
    id: 'charts-toggle-series',
    kind: 'packages',
    product: 'charts',
    date: '2026-01-14',
    title: {
      en: 'Charts 8.25.0: hide series from the legend',
      zh: '图表 8.25.0：通过图例隐藏系列',
    },
    text: {
      en: 'An option of the legend lets users hide and show series with a click.',
      zh: '图例的一个选项让用户点击即可隐藏或显示系列。',
    },
    href: '/react-charts/legend/',
  },
  {
    id: 'charts-bar-batch',
    kind: 'packages',
    product: 'charts',
    date: '2026-01-08',
    title: { en: 'Charts 8.24.0: thousands of bars', zh: '图表 8.24.0：上千个柱形' },
    text: {
      en: 'A batch renderer draws thousands of bars at once, so that large charts appear sooner.',
      zh: '批量渲染器可一次绘制上千个柱形，大型图表显示得更快。',
    },
    href: '/react-charts/performance/',
  },
  {
    id: 'charts-heatmap-zoom',
    kind: 'packages',
    product: 'charts',
    date: '2025-12-24',
    title: { en: 'Charts 8.23.0: zoom into a heatmap', zh: '图表 8.23.0：缩放热力图' },
    text: {
      en: 'With the Pro plan, users zoom into a large heatmap and pan in it.',
      zh: '使用 Pro 方案时，用户可以缩放和平移较大的热力图。',
    },
    href: '/react-charts/heatmap/',
  },
  {
    id: 'grid-tree-reorder',
    kind: 'packages',
    product: 'data-grid',
    date: '2025-11-26',
    title: {
      en: 'Data Grid 8.20.0: move rows of a tree',
      zh: '数据表格 8.20.0：移动树形数据的行',
    },
    text: {
      en: 'Users drag rows of tree data to another place, also below another parent.',
      zh: '用户可以把树形数据的行拖到其他位置，包括另一个父级之下。',
    },
    href: '/react-data-grid/tree-data/',
  },
  {
    id: 'grid-tab-navigation',
    kind: 'packages',
    product: 'data-grid',
    date: '2025-11-20',
    title: {
      en: 'Data Grid 8.19.0: from cell to cell with the tab key',
      zh: '数据表格 8.19.0：用 Tab 键在单元格间移动',
    },
    text: {
      en: 'An option lets the tab key move through cells and headers instead of leaving the grid.',
      zh: '一个选项让 Tab 键在单元格和表头之间移动，而不是离开表格。',
    },
    href: '/react-data-grid/accessibility/',
  },
  {
    id: 'charts-brush',
    kind: 'packages',
    product: 'charts',
    date: '2025-10-23',
    title: { en: 'Charts 8.15.0: brush', zh: '图表 8.15.0：框选' },
    text: {
      en: 'Users select a part of a chart by dragging, and your code reads the selection.',
      zh: '用户拖动即可框选图表的一部分，代码可以读取所选范围。',
    },
    href: '/react-charts/brush/',
  },
  {
    id: 'grid-server-pivoting',
    kind: 'packages',
    product: 'data-grid',
    date: '2025-10-09',
    title: {
      en: 'Data Grid 8.14.0: pivot on the server',
      zh: '数据表格 8.14.0：服务端透视',
    },
    text: {
      en: 'With the Premium plan, a data source answers the pivot that users build.',
      zh: '使用 Premium 方案时，由数据源计算用户构建的透视表。',
    },
    href: '/react-data-grid/server-side-data/pivoting/',
  },
  {
    id: 'tree-lazy-expanded',
    kind: 'packages',
    product: 'tree-view',
    date: '2025-10-01',
    title: {
      en: 'Tree View 8.13.0: lazy loading of open items',
      zh: '树视图 8.13.0：懒加载已展开的节点',
    },
    text: {
      en: 'A tree that starts with expanded items loads their children on its own.',
      zh: '初始时已有展开节点的树视图会自动加载其子节点。',
    },
    href: '/react-tree-view/rich-tree-view/lazy-loading/',
  },
  {
    id: 'grid-charts',
    kind: 'packages',
    product: 'data-grid',
    date: '2025-09-25',
    title: {
      en: 'Data Grid 8.12.0: charts from rows',
      zh: '数据表格 8.12.0：用行数据绘制图表',
    },
    text: {
      en: 'With the Premium plan, users turn rows, groups and totals into charts.',
      zh: '使用 Premium 方案时，用户可以把行、分组和聚合结果绘制成图表。',
    },
    href: '/react-data-grid/charts-integration/',
  },
  {
    id: 'charts-sankey',
    kind: 'packages',
    product: 'charts',
    date: '2025-08-29',
    title: { en: 'Charts 8.11.0: Sankey chart', zh: '图表 8.11.0：桑基图' },
    text: {
      en: 'With the Pro plan, the Sankey chart shows how amounts flow between nodes.',
      zh: '使用 Pro 方案时，桑基图可显示数量在节点之间的流动。',
    },
    href: '/react-charts/sankey/',
  },
  {
    id: 'picker-adapter-hook',
    kind: 'packages',
    product: 'date-pickers',
    date: '2025-06-27',
    title: {
      en: 'Date and Time Pickers 8.6.0: the adapter as a hook',
      zh: '日期时间选择器 8.6.0：通过 Hook 获取适配器',
    },
    text: {
      en: '`usePickerAdapter` lets your own parts compute with dates of any library.',
      zh: '`usePickerAdapter` 让自定义部件可以用任意日期库计算日期。',
    },
    href: '/react-date-pickers/custom-components/',
  },
];
