import type { SiteConfig } from '../../types/siteConfig';

/** The browser APIs that the worker depends on. */
export interface WorkerHost {
  location: Pick<Location, 'hostname'>;
  /** False over plain http, where service workers are unavailable. */
  isSecureContext: boolean;
  navigator: { serviceWorker?: unknown };
}

/**
 * Whether offline support is enabled here: in production, on the docs domain or a
 * subdomain.
 */
export function isWorkerEnabled(
  { docsDomain }: Pick<SiteConfig, 'docsDomain'>,
  { location, isSecureContext, navigator }: WorkerHost,
  isProduction: boolean = process.env.NODE_ENV === 'production',
): boolean {
  const { hostname } = location;
  return (
    isProduction &&
    isSecureContext &&
    // The property exists but is undefined if the browser blocks workers.
    navigator.serviceWorker !== undefined &&
    (hostname === docsDomain || hostname.endsWith(`.${docsDomain}`))
  );
}
