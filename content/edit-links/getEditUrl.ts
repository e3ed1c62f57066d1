import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import type { SiteConfig } from '../../src/types/siteConfig';
import { toRepositoryPath } from '../versions/toRepositoryPath';

/** Folder of the generated pages, relative to the docs. */
const GENERATED = /^api\//;

/**
 * Returns where a page can be edited: its translation if there is one, else its source.
 * Generated pages cannot be edited, because their content comes from the packages.
 * Without a configured repository there are no edit links.
 */
export const getEditUrl =
  (site: Pick<SiteConfig, 'repoUrl' | 'repoBranch'>, siteDir: string): EditUrlFunction =>
  ({ docPath, locale, versionDocsDirPath }) => {
    if (!site.repoUrl || GENERATED.test(docPath)) return undefined;
    const translation = `i18n/${locale}/docusaurus-plugin-content-docs/current/${docPath}`;
    const isTranslated =
      locale !== DEFAULT_LANGUAGE && fs.existsSync(path.join(siteDir, translation));
    const file = isTranslated ? translation : `${versionDocsDirPath}/${docPath}`;
    return `${site.repoUrl}/edit/${site.repoBranch}/${toRepositoryPath(file)}`;
  };

/**
 * Address of the translation guide in the repository.
 * @returns undefined if no repository is configured
 */
export const getTranslationGuideUrl = ({
  repoUrl,
  repoBranch,
}: Pick<SiteConfig, 'repoUrl' | 'repoBranch'>): string | undefined =>
  repoUrl ? `${repoUrl}/blob/${repoBranch}/contributing/translating.md` : undefined;
