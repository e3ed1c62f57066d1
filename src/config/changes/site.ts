import type { Change } from '../../types/news';

/** What is new in this documentation, the newest first. */
export const SITE_CHANGES: readonly Change[] = [
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
      zh: '可以从标题旁的菜单复制页面、查看 Markdown，或向 AI 助手提问本页内容。llms.txt 为各种工具列出全部页面。',
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
      zh: '每篇指南都给出新旧两个版本的代码，分别用对应主版本的包检查，并说明 codemod 做了什么。',
    },
    href: '/migration/migration-data-grid-v7/',
  },
];
