import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * Where the repository says how to translate.
 * @returns undefined where no repository is configured
 */
export const getTranslationGuideUrl = ({
  repoUrl,
  repoBranch,
}: Pick<SiteConfig, 'repoUrl' | 'repoBranch'>): string | undefined =>
  repoUrl ? `${repoUrl}/blob/${repoBranch}/CONTRIBUTING.md#translate` : undefined;
