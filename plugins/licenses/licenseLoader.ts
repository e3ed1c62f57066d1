import { readLicenseKey } from './readLicenseKey';
import { renderLicense } from './renderLicense';

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
