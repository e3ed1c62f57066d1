import type { SiteConfig } from '../../types/siteConfig';

/** The browser APIs that express the reader's privacy choices. */
export interface PrivacyEnvironment {
  location: Pick<Location, 'hostname'>;
  navigator: {
    doNotTrack?: string | null;
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  };
}

/** Whether analytics runs on this host, and the reader's browser does not object. */
export function isAnalyticsEnabled(
  { analyticsId, docsDomain }: Pick<SiteConfig, 'analyticsId' | 'docsDomain'>,
  { location, navigator }: PrivacyEnvironment,
): boolean {
  return (
    analyticsId !== '' &&
    location.hostname === docsDomain &&
    // Older versions of Firefox use "yes".
    navigator.doNotTrack !== '1' &&
    navigator.doNotTrack !== 'yes' &&
    navigator.globalPrivacyControl !== true
  );
}
