/**
 * Client module: loads the icon fonts, if a host for them is configured, after the page.
 * Nothing waits for them, and a slow or blocked host has no effect: the site's own icons
 * do not use them.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { whenIdle } from '../../components/whenIdle';
import type { SiteConfig } from '../../types/siteConfig';
import { getIconFontUrl } from './getIconFontUrl';

const { fontsHost } = siteConfig.customFields as unknown as SiteConfig;

if (ExecutionEnvironment.canUseDOM && fontsHost) {
  whenIdle(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = getIconFontUrl(fontsHost);
    document.head.append(link);
  });
}
