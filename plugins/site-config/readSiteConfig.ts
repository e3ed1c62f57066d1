import { Joi } from '@docusaurus/utils-validation';
import type { SiteConfig } from '../../src/types/siteConfig';

interface Setting {
  env: string;
  fallback: string;
  schema: Joi.StringSchema;
  expects: string;
}

const origin = Joi.string()
  .uri({ scheme: ['https', 'http'] })
  .pattern(/^https?:\/\/[^/?#]+$/);

/** Every setting with the variable that overrides it; the README lists the same names. */
export const SETTINGS: Record<keyof SiteConfig, Setting> = {
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
    fallback: 'https://github.com/component-atlas/docs',
    schema: Joi.string()
      .uri({ scheme: ['https'] })
      .pattern(/[^/]$/),
    expects: 'an https address without a trailing slash',
  },
  repoBranch: {
    env: 'REPO_BRANCH',
    fallback: 'main',
    schema: Joi.string().pattern(/^[\w./-]+$/),
    expects: 'a branch name such as main',
  },
};

/**
 * Reads the deployment's settings from environment variables.
 * @param env usually `process.env`; an absent or empty variable means the default
 * @throws Error that names each malformed variable, what it held and what it should hold
 */
export function readSiteConfig(env: Record<string, string | undefined>): SiteConfig {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([key, setting]) => {
    const value = env[setting.env] || setting.fallback;
    if (setting.schema.validate(value).error) {
      problems.push(`${setting.env} is "${value}", but should be ${setting.expects}.`);
    }
    return [key, value];
  });
  if (problems.length > 0) {
    throw new Error(`The site cannot be configured:\n${problems.join('\n')}`);
  }
  return Object.fromEntries(entries) as SiteConfig;
}
