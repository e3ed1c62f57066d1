import path from 'node:path';

const TRANSLATION = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)\//;
const VERSION = /^(versioned_docs\/[^/]+)\//;

/**
 * The source folder of the version that a page belongs to, whatever its language: `docs`, or
 * that of a cut version. The data of the reference is frozen in it.
 */
export function findDocsFolder(pageFile: string, siteDir: string): string {
  const relative = path.relative(siteDir, pageFile).split(path.sep).join('/');
  const translated = TRANSLATION.exec(relative)?.[1];
  if (translated && translated !== 'current') {
    return path.join(siteDir, 'versioned_docs', translated);
  }
  return path.join(siteDir, VERSION.exec(relative)?.[1] ?? 'docs');
}
