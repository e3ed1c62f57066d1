import { createHash } from 'node:crypto';
import { FRAME_WATCHER } from '../../src/config/adFrame';
import { listAlgoliaHosts } from '../../src/config/algolia';
import { TAG_HOSTS, TAG_URL } from '../../src/config/analytics';
import { isPolicyHost } from '../../src/config/environment/validators';
import { FONT_FILE_HOSTS } from '../../src/config/iconFont';
import type { SiteConfig } from '../../src/types/siteConfig';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action';

type Grants = Partial<Record<Directive, string[]>>;

/** Sources that the site needs in every deployment. */
const OWN: Record<Directive, string[]> = {
  'script-src': ["'self'"],
  // Emotion adds style elements to the page, and elements have style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  // Demos are posted there on request.
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
};

/**
 * The origin of an address as a source expression.
 * @throws Error if a policy cannot name its host
 */
function toOrigin(address: string): string {
  const { origin, hostname } = new URL(address);
  if (!isPolicyHost(hostname)) throw new Error(`A policy cannot name ${address}`);
  return origin;
}

/**
 * Converts an address to a source expression: without the query, and with the two
 * characters encoded that end a directive or a policy.
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
const toSource = (address: string): string =>
  toOrigin(address) +
  new URL(address).pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');

/** Sources that each optional setting adds if it is set. */
const GRANTED_BY: Partial<Record<keyof SiteConfig, (value: string) => Grants>> = {
  analyticsId: () => ({
    'script-src': [new URL(TAG_URL).origin],
    'img-src': [...TAG_HOSTS],
    'connect-src': [...TAG_HOSTS],
  }),
  adsEndpoint: (endpoint) => ({
    'connect-src': [toSource(endpoint)],
    'img-src': [toOrigin(endpoint)],
  }),
  // The provider's frame inherits the page's policy.
  adsScript: (script) => ({
    'script-src': [toSource(script), hashScript(FRAME_WATCHER)],
    'img-src': [toOrigin(script)],
    'connect-src': [toOrigin(script)],
  }),
  adsHosts: (hosts) => ({ 'img-src': hosts.split(' ').map(toOrigin) }),
  feedbackEndpoint: (endpoint) => ({ 'connect-src': [toSource(endpoint)] }),
  // The hosts to which its client connects, one after the other.
  algoliaAppId: (id) => ({
    'connect-src': listAlgoliaHosts(id),
  }),
  fontsHost: (host) => ({
    'style-src': [toOrigin(host)],
    'font-src': [FONT_FILE_HOSTS.get(host) ?? toOrigin(host)],
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
 * Renders the Content Security Policy of a deployment, which only allows the site itself
 * and the configured hosts.
 * @param site site configuration
 * @param scriptHashes hashes of the inline scripts in the pages
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

/** The source expression that allows an inline script. */
export const hashScript = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
