import { GlobExcludeDefault } from '@docusaurus/utils';

/** Folders in src/pages/playground with this prefix are private to the developer. */
export const PRIVATE_PREFIX = 'private-';

/** Options of the pages plugin: production builds exclude private pages. */
export const pagesOptions = (isProduction: boolean): { exclude: string[] } => ({
  exclude: [
    ...GlobExcludeDefault,
    ...(isProduction ? [`playground/${PRIVATE_PREFIX}*/**`] : []),
  ],
});
