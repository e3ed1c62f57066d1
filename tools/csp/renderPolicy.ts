import { FRAME_WATCHER } from '../../src/config/adFrame';
import { TAG_HOSTS, TAG_URL } from '../../src/config/analytics';
import { listAlgoliaHosts } from '../../src/config/algolia';
import { FONT_FILE_HOSTS } from '../../src/config/iconFont';
import type { SiteConfig } from '../../src/types/siteConfig';
import { hashScript } from './hashScript';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action';

type Grants = Partial<Record<Directive, string[]>>;

/** What the site needs wherever it is deployed. */
const OWN: Record<Directive, string[]> = {
  'script-src': ["'self'"],
  // Emotion puts its styles into the page, and elements have style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  // Demos are sent there when a reader asks for it.
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
};

/**
 * An address as a policy names it: without the query, and with a code for the two characters
 * that end a directive or a policy. https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
function toSource(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** What each optional setting adds while it is set. */
const GRANTED_BY: Partial<Record<keyof SiteConfig, (value: string) => Grants>> = {
  analyticsId: () => ({
    'script-src': [new URL(TAG_URL).origin],
    'img-src': [...TAG_HOSTS],
    'connect-src': [...TAG_HOSTS],
  }),
  adsEndpoint: (endpoint) => ({
    'connect-src': [toSource(endpoint)],
    'img-src': [new URL(endpoint).origin],
  }),
  // The provider's frame inherits the page's policy.
  adsScript: (script) => ({
    'script-src': [toSource(script), hashScript(FRAME_WATCHER)],
    'img-src': [new URL(script).origin],
    'connect-src': [new URL(script).origin],
  }),
  adsHosts: (hosts) => ({ 'img-src': hosts.split(' ') }),
  feedbackEndpoint: (endpoint) => ({ 'connect-src': [toSource(endpoint)] }),
  // The hosts that its client asks, one after the other.
  algoliaAppId: (id) => ({
    'connect-src': listAlgoliaHosts(id),
  }),
  fontsHost: (host) => ({
    'style-src': [host],
    'font-src': [FONT_FILE_HOSTS.get(host) ?? host],
  }),
};

const FIXED = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'self'",
];

/**
 * The Content Security Policy of a deployment: the site itself and just the configured hosts.
 * @param site what is configured
 * @param scriptHashes hashes of the scripts that stand inline in the pages
 */
export function renderPolicy(site: SiteConfig, scriptHashes: string[]): string {
  const grants = (Object.keys(GRANTED_BY) as (keyof SiteConfig)[])
    .filter((setting) => site[setting] !== '')
    .map((setting) => GRANTED_BY[setting]?.(site[setting]) ?? {});
  const directives = (Object.keys(OWN) as Directive[]).map((name) => {
    const hashes = name === 'script-src' ? scriptHashes : [];
    const sources = [...OWN[name], ...grants.flatMap((grant) => grant[name] ?? [])];
    return [name, ...new Set([...sources, ...hashes])].join(' ');
  });
  return [...FIXED, ...directives].join('; ');
}
