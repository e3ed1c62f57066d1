import type { SiteConfig } from '../../types/siteConfig';

/** The browser as far as the worker depends on it. */
export interface WorkerHost {
  location: Pick<Location, 'hostname'>;
  /** False over plain http, where there are no workers. */
  isSecureContext: boolean;
  navigator: { serviceWorker?: unknown };
}

/** Whether pages work offline here: in production, on the docs domain or below it. */
export function isWorkerWanted(
  { docsDomain }: Pick<SiteConfig, 'docsDomain'>,
  { location, isSecureContext, navigator }: WorkerHost,
  isProduction: boolean = process.env.NODE_ENV === 'production',
): boolean {
  const { hostname } = location;
  return (
    isProduction &&
    isSecureContext &&
    // There, but undefined, where the browser blocks workers.
    navigator.serviceWorker !== undefined &&
    (hostname === docsDomain || hostname.endsWith(`.${docsDomain}`))
  );
}
