import type { NavEntry } from '../types/nav';

export const COMMON_CONCEPTS: NavEntry = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [
    {
      pathname: '/x/common-concepts/custom-components',
      title: 'Slots and subcomponents',
    },
    { pathname: '/x/common-concepts/localization' },
    { pathname: '/x/common-concepts/testing', title: 'Testing' },
    { pathname: '/x/common-concepts/storybook' },
    { pathname: '/x/common-concepts/shadow-dom', title: 'Shadow DOM and web components' },
    { pathname: '/x/common-concepts/micro-frontends', title: 'Micro frontends' },
  ],
};
