import type { Language } from './languages';

export const SITE_NAME = 'Component Atlas';

export const SITE_TAGLINES: Record<Language, string> = {
  en: 'Data Grid, Date and Time Pickers, Charts and Tree View for React, documented from the installed packages.',
  zh: 'React 数据表格、日期时间选择器、图表与树视图的文档，依据已安装的软件包编写。',
};

/** Milliseconds and sizes of the behaviour sheet that belong to no single feature. */
export const HTTP_PORT = 3000;
export const INTRODUCTION_PATH = '/x/introduction/';
