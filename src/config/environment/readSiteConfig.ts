import { Joi } from '@docusaurus/utils-validation';
import type { SiteConfig } from '../../types/siteConfig';
import {
  httpsAddress,
  origin,
  secureAddress,
  secureOrigin,
  secureOrigins,
} from './validators';

interface Setting {
  env: string;
  fallback: string;
  schema: Joi.StringSchema;
  expects: string;
}

/** Every setting with the variable that overrides it; contributing/configuration.md lists them. */
const SETTINGS: Record<keyof SiteConfig, Setting> = {
  siteUrl: {
    env: 'SITE_URL',
    fallback: 'https://docs.example.com',
    schema: origin,
    expects: 'an http(s) origin without a path, such as https://docs.example.com',
  },
  docsDomain: {
    env: 'DOCS_DOMAIN',
    fallback: 'docs.example.com',
    schema: Joi.string().hostname(),
    expects: 'a host name without protocol or path, such as docs.example.com',
  },
  repoUrl: {
    env: 'REPO_URL',
    fallback: '',
    schema: httpsAddress.pattern(/[^/]$/),
    expects: 'an https address without a trailing slash',
  },
  legalUrl: {
    env: 'LEGAL_URL',
    fallback: '',
    schema: httpsAddress,
    expects: 'an https address',
  },
  repoBranch: {
    env: 'REPO_BRANCH',
    fallback: 'main',
    schema: Joi.string().pattern(/^[\w./-]+$/),
    expects: 'a branch name such as main',
  },
  analyticsId: {
    env: 'ANALYTICS_ID',
    fallback: '',
    schema: Joi.string().pattern(/^(G|GT|AW)-[A-Z\d]+$/),
    expects: 'the id of a Google tag, such as G-ABC123',
  },
  ads: {
    env: 'ADS',
    fallback: 'production',
    schema: Joi.string().valid('production', 'always', 'never'),
    expects: 'production, always or never',
  },
  adsEndpoint: {
    env: 'ADS_ENDPOINT',
    fallback: '',
    schema: secureAddress,
    expects: 'an https address that answers with ads as JSON',
  },
  adsScript: {
    env: 'ADS_SCRIPT',
    fallback: '',
    schema: secureAddress,
    expects: "the https address of an ad provider's script",
  },
  adsHosts: {
    env: 'ADS_HOSTS',
    fallback: '',
    schema: secureOrigins,
    expects: 'https origins parted by spaces, such as https://images.example.com',
  },
  feedbackEndpoint: {
    env: 'FEEDBACK_ENDPOINT',
    fallback: '',
    schema: secureAddress,
    expects: 'an https address that takes feedback as JSON',
  },
  algoliaAppId: {
    env: 'ALGOLIA_APP_ID',
    fallback: '',
    schema: Joi.string().pattern(/^[A-Z\d]{6,20}$/),
    expects: 'the id of an Algolia application, such as BH4D9OD16A',
  },
  algoliaSearchKey: {
    env: 'ALGOLIA_SEARCH_KEY',
    fallback: '',
    schema: Joi.string().pattern(/^[\da-f]{32}$/),
    expects: 'the search-only key of that application, 32 hexadecimal digits',
  },
  algoliaIndex: {
    env: 'ALGOLIA_INDEX',
    fallback: '',
    schema: Joi.string().pattern(/^[\w.-]+$/),
    expects: 'the name of an index, such as component-atlas',
  },
  fontsHost: {
    env: 'FONTS_HOST',
    fallback: '',
    schema: secureOrigin,
    expects: 'an https origin without a path, such as https://fonts.googleapis.com',
  },
};

/** Names of all variables that a deployment may set. */
export const SITE_VARIABLES: readonly string[] = Object.values(SETTINGS).map(
  ({ env }) => env,
);

/** All of them are needed to query the service. */
const ALGOLIA = ['algoliaAppId', 'algoliaSearchKey', 'algoliaIndex'] as const;

/**
 * Reads the deployment's settings from environment variables.
 * @param env usually `process.env`; an absent or empty variable means the default
 * @throws Error that names each malformed variable, its value and the expected format
 */
export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([key, setting]) => {
    const value = env[setting.env] || setting.fallback;
    // An optional setting is empty by default.
    if (value !== '' && setting.schema.validate(value).error) {
      problems.push(`${setting.env} is "${value}", but should be ${setting.expects}.`);
    }
    return [key, value];
  });
  const algolia = ALGOLIA.map((key) => SETTINGS[key].env);
  const missing = algolia.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < algolia.length) {
    problems.push(
      `${algolia.join(', ')} belong together; not set: ${missing.join(', ')}.`,
    );
  }
  if (problems.length > 0) {
    throw new Error(`The site cannot be configured:\n${problems.join('\n')}`);
  }
  return Object.fromEntries(entries) as SiteConfig;
}
