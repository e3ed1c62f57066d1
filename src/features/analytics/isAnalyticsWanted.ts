import type { SiteConfig } from '../../types/siteConfig';

/** The browser as far as it says what the reader wants. */
export interface PrivacyEnvironment {
  location: Pick<Location, 'hostname'>;
  navigator: {
    doNotTrack?: string | null;
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  };
}

/** Whether this site measures on this host, and the reader's browser does not object. */
export function isAnalyticsWanted(
  { analyticsId, docsDomain }: Pick<SiteConfig, 'analyticsId' | 'docsDomain'>,
  { location, navigator }: PrivacyEnvironment,
): boolean {
  return (
    analyticsId !== '' &&
    location.hostname === docsDomain &&
    // Older versions of Firefox say "yes".
    navigator.doNotTrack !== '1' &&
    navigator.doNotTrack !== 'yes' &&
    navigator.globalPrivacyControl !== true
  );
}
