import type { NavEntry } from '../types/nav';

export const DESIGN_SYSTEM: NavEntry = {
  pathname: '/x/design-system-group',
  title: 'Design system',
  children: [
    { pathname: '/x/design-system/theming' },
    { pathname: '/x/design-system/colors', title: 'Colors' },
    { pathname: '/x/design-system/css-layers', title: 'CSS layers and Tailwind CSS' },
    { pathname: '/x/design-system/right-to-left' },
    { pathname: '/x/design-system/content-security-policy' },
    { pathname: '/x/design-system/server-rendering' },
  ],
};
