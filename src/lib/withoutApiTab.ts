import { API_TABS } from '../config/api';

const TAB = new RegExp(`/(?:${Object.values(API_TABS).join('|')})(/?)$`);

/** The path of the guide that a tab belongs to; other paths are unchanged. */
export const withoutApiTab = (pathname: string): string => pathname.replace(TAB, '$1');
