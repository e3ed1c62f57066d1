import { API_TABS } from '../config/api';

const TAB = new RegExp(`/(?:${Object.values(API_TABS).join('|')})(/?)$`);

/** The path of the guide page that a tab belongs to; other paths come back as they are. */
export const withoutApiTab = (pathname: string): string => pathname.replace(TAB, '$1');
