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
  ],
};
