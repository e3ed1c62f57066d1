import type { Plugin } from '@docusaurus/types';
import { LICENSE_RULE } from './licenseRule';
import { readLicenseKey } from './readLicenseKey';

/** Sets the license key of the commercial packages, in the browser and server builds. */
export default function licensePlugin(): Plugin {
  readLicenseKey(process.env); // An invalid key fails the build immediately.
  return {
    name: 'license',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: { rules: [LICENSE_RULE] },
    }),
  };
}
