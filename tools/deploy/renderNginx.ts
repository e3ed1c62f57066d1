import type { NginxOptions } from './nginxOptions';
import { renderNginxMaps } from './renderNginxMaps';
import { renderNginxServers } from './renderNginxServers';
import { renderScripts } from './scriptsOfBuild';

/**
 * Renders the nginx configuration of a built site, to be included in the `http` block.
 * @throws Error if nginx would reject a header
 */
export const renderNginx = (options: NginxOptions): string =>
  [
    '# Written by npm run nginx: it belongs to one build, whose inline scripts the policy names.',
    ...options.scripts.map(renderScripts),
    renderNginxMaps(options),
    ...renderNginxServers(options),
  ].join('\n');
