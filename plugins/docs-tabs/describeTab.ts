import type { ApiTab } from '../../src/config/api';
import type { Language } from '../../src/config/languages';
import { fill } from '../api-reference/view/labels';

const TEXTS: Record<Language, Record<ApiTab, { title: string; description: string }>> = {
  en: {
    components: {
      title: '{title}: components API',
      description: 'Look up the props, slots and CSS classes of {names}.',
    },
    hooks: {
      title: '{title}: hooks API',
      description: 'Look up the parameters and results of {names}.',
    },
  },
  zh: {
    components: {
      title: '{title}：组件 API',
      description: '查阅 {names} 的属性、插槽和 CSS 类。',
    },
    hooks: { title: '{title}：Hook API', description: '查阅 {names} 的参数和返回值。' },
  },
};

/** Title and description of a tab, from the page's title and the names it documents. */
export function describeTab(
  tab: ApiTab,
  title: string,
  names: readonly string[],
  language: Language,
): { title: string; description: string } {
  const texts = TEXTS[language][tab];
  const list = new Intl.ListFormat(language).format(names);
  return {
    title: fill(texts.title, { title }),
    description: fill(texts.description, { names: list }),
  };
}
