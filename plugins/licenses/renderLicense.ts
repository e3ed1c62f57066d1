/**
 * Adds the one call that sets the license key to the module that keeps it. Every commercial
 * component loads that module to check its license, and nothing else does, so the key is where
 * such a component is and nowhere before.
 * @param source code of the module, which has the class `LicenseInfo`
 */
export const renderLicense = (source: string, key: string | undefined): string =>
  key ? `${source}\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});\n` : source;
