import type { NavEntry } from '../types/nav';

export const DESIGN_SYSTEM: NavEntry = {
  pathname: '/x/design-system-group',
  title: 'Design system',
  children: [{ pathname: '/x/design-system/colors', title: 'Colors' }],
};
