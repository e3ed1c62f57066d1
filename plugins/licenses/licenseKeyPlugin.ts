import type { Plugin } from '@docusaurus/types';
import { LICENSE_RULE } from './licenseRule';
import { readLicenseKey } from './readLicenseKey';

/** Gives the commercial packages their license key, in the server's build as well. */
export default function licensePlugin(): Plugin {
  readLicenseKey(process.env); // A broken one stops the build at once.
  return {
    name: 'license',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: { rules: [LICENSE_RULE] },
    }),
  };
}
