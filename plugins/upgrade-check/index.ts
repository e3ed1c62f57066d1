import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuildLanguage } from '../../src/config/languages';
import type { UpgradeStep } from '../../src/types/upgradeCheck';
import { readUpgradeSteps } from './readUpgradeSteps';

/**
 * Writes what the migration guides say about each change to
 * `@generated/upgrade-check/default/steps.json`, for the page that checks code.
 */
export default function upgradeCheckPlugin({
  siteDir,
}: LoadContext): Plugin<UpgradeStep[]> {
  return {
    name: 'upgrade-check',
    loadContent: async () => readUpgradeSteps(siteDir, readBuildLanguage(process.env)),
    async contentLoaded({ content, actions }) {
      await actions.createData('steps.json', content);
    },
  };
}
