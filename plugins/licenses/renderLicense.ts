/**
 * Appends the call that sets the license key to the module that stores it. Every
 * commercial component loads that module to check its license, and nothing else does, so
 * that the key is only loaded together with such a component.
 * @param source code of the module, which has the class `LicenseInfo`
 */
export const renderLicense = (source: string, key: string | undefined): string =>
  key ? `${source}\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});\n` : source;
