import type { Change } from '../types/change';

const RELEASE_NOTES = 'https://github.com/mui/mui-x/blob/v8.29.3/CHANGELOG.md';

/**
 * What is new in the documented packages and in this documentation, the newest first. The
 * notifications of `static/notifications.json` are news too and need no second entry here.
 */
export const CHANGES: readonly Change[] = [
  {
    id: 'pages-as-markdown',
    kind: 'site',
    date: '2026-11-22',
    title: {
      en: 'Every page is also Markdown',
      zh: '每个页面都有 Markdown 版本',
    },
    text: {
      en: 'Copy a page, view it as Markdown, or ask an assistant about it from the menu beside its title. llms.txt lists all pages for tools.',
      zh: '可以从标题旁的菜单复制页面、查看 Markdown，或就此页面向助手提问。llms.txt 为各种工具列出全部页面。',
    },
    href: '/introduction/',
  },
  {
    id: 'migration-from-former-majors',
    kind: 'site',
    date: '2026-11-22',
    title: {
      en: 'Migration guides from every former major',
      zh: '每个旧主版本都有迁移指南',
    },
    text: {
      en: 'Each guide shows the code of both versions, checked against the packages of its own major, and what the codemods do.',
      zh: '每篇指南都给出新旧两个版本的代码，分别用对应主版本的软件包检查，并说明 codemod 做了什么。',
    },
    href: '/migration/migration-data-grid-v7/',
  },
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
    href: RELEASE_NOTES,
  },
  {
    id: 'date-pickers-8-29-3',
    kind: 'packages',
    product: 'date-pickers',
    date: '2026-08-21',
    title: { en: 'Date and Time Pickers 8.29.3', zh: '日期和时间选择器 8.29.3' },
    text: {
      en: 'A field stays editable after a click on its blank space. Range fields with a single input underline the active part again.',
      zh: '点击字段的空白处后，字段仍可编辑。单输入框的范围字段会重新为当前部分加下划线。',
    },
    href: RELEASE_NOTES,
  },
];
