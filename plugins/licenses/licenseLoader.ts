import { readLicenseKey } from './readLicenseKey';
import { renderLicense } from './renderLicense';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  cacheable(flag: boolean): void;
}

/** Bundler loader for the module that keeps the license key. */
export default function licenseLoader(this: LoaderContext, source: string): string {
  // The key is no file that a cache could watch; another build may have another one.
  this.cacheable(false);
  return renderLicense(source, readLicenseKey(process.env));
}
