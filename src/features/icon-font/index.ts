/**
 * Client module: brings the icon fonts, where a host for them is configured, once the page is
 * there. Nothing waits for them, and a host that is slow or blocked changes nothing: the shell
 * draws its icons itself.
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
