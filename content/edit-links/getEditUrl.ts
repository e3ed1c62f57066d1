import fs from 'node:fs';
import path from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import type { SiteConfig } from '../../src/types/siteConfig';
import { toRepositoryPath } from '../versions/toRepositoryPath';

/** Folder of the generated pages below the docs. */
const GENERATED = /^api\//;

/**
 * Where a page can be edited: its translation where there is one, else its source. The generated
 * pages have no such place; what they say stands in the packages. Without a repository no page has.
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
