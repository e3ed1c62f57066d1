import { GlobExcludeDefault } from '@docusaurus/utils';

/** Folders in src/pages/playground that begin so are private to whoever made them. */
export const PRIVATE_PREFIX = 'private-';

/** Options of the pages plugin: production builds leave private pages out. */
export const pagesOptions = (isProduction: boolean): { exclude: string[] } => ({
  exclude: [
    ...GlobExcludeDefault,
    ...(isProduction ? [`playground/${PRIVATE_PREFIX}*/**`] : []),
  ],
});
