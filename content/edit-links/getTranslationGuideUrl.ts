import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * Address of the translation guide in the repository.
 * @returns undefined if no repository is configured
 */
export const getTranslationGuideUrl = ({
  repoUrl,
  repoBranch,
}: Pick<SiteConfig, 'repoUrl' | 'repoBranch'>): string | undefined =>
  repoUrl ? `${repoUrl}/blob/${repoBranch}/contributing/translating.md` : undefined;
