import { readLicenseKey } from './licenseKeyPlugin';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  cacheable(flag: boolean): void;
}

/** Bundler loader for the module that stores the license key. */
export default function licenseLoader(this: LoaderContext, source: string): string {
  // The key is not a file that the cache can track, and another build may use another
  // key.
  this.cacheable(false);
  return renderLicense(source, readLicenseKey(process.env));
}

/**
 * Appends the call that sets the license key to the module that stores it. Every
 * commercial component loads that module to check its license, and nothing else does, so
 * that the key is only loaded together with such a component.
 * @param source code of the module, which has the class `LicenseInfo`
 */
export const renderLicense = (source: string, key: string | undefined): string =>
  key ? `${source}\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});\n` : source;
