import type { NavEntry } from '../types/nav';

export const WHATS_NEW: NavEntry = {
  pathname: '/x/whats-new',
  title: "What's new",
};

export const INTRODUCTION: NavEntry = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction', title: 'Overview' },
    { pathname: '/x/introduction/installation' },
    { pathname: '/x/introduction/licensing' },
    { pathname: '/x/introduction/support' },
    { pathname: '/x/introduction/roadmap' },
    { pathname: '/x/introduction/translations' },
  ],
};
