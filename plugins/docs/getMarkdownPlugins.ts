import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeChangeMarks from '../changes/api/guides/rehypeChangeMarks';
import remarkApiLinks from './api-links/remarkApiLinks';
import remarkApi from '../api-reference/remarkApi';
import remarkCallouts from '../mdx/remarkCallouts';
import remarkChanges from '../changes/remarkChanges';
import { PACKAGE_MANAGERS } from '../mdx/packageManagers';
import rehypeHighlight from '../mdx/rehypeHighlight';
import remarkComparisons from '../comparisons/remarkComparisons';
import remarkContentsBadges from '../mdx/remarkContentsBadges';
import remarkDemos from '../demos/remarkDemos';
import remarkHeadingBadges from '../mdx/remarkHeadingBadges';
import remarkLicenseNote from '../licenses/remarkLicenseNote';
import remarkLocaleBundles from '../theming/locales/remarkLocaleBundles';
import remarkPackageNames from '../mdx/remarkPackageNames';
import remarkPageImports from '../mdx/remarkPageImports';
import remarkShortcuts from '../mdx/remarkShortcuts';
import remarkPageLinks from './remarkPageLinks';
import remarkPictures from '../translations/remarkPictures';
import remarkTextLanguage from '../translations/remarkTextLanguage';
import remarkTranslationStatus from '../translations/remarkTranslationStatus';
import remarkTranslations from '../translations/remarkTranslations';
import { CJK_SYNTAX } from '../../content/mdx/pageSyntax';
import { getTranslationGuideUrl } from '../../content/edit-links/getEditUrl';
import type { SiteConfig } from '../../src/types/siteConfig';
import type { Language } from '../../src/config/languages';

interface Options {
  siteDir: string;
  /** Language of the build. */
  language: Language;
  site: SiteConfig;
}

/** The remark and rehype plugins of pages, in order. */
export const getMarkdownPlugins = ({
  siteDir,
  language,
  site,
}: Options): Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
> => ({
  beforeDefaultRemarkPlugins: [
    // Tables come first: their text and links are processed like those of the page.
    [remarkComparisons, { siteDir }],
    [remarkTextLanguage, { siteDir, language }],
    [remarkTranslationStatus, { language }],
    [remarkLocaleBundles, { language }],
    [remarkChanges, { language }],
    [remarkTranslations, { siteDir, language, helpUrl: getTranslationGuideUrl(site) }],
    [remarkPageLinks, { siteDir }],
    [remarkPictures, { siteDir }],
    remarkHeadingBadges,
    [remarkApi, { siteDir }],
  ],
  remarkPlugins: [
    ...CJK_SYNTAX,
    remarkContentsBadges,
    [remarkCallouts, { siteDir }],
    [npm2yarn, PACKAGE_MANAGERS],
    [remarkLicenseNote, { siteDir }],
    [remarkDemos, { siteDir }],
    [remarkApiLinks, { siteDir }],
    remarkPackageNames,
    remarkShortcuts,
    remarkPageImports,
  ],
  rehypePlugins: [[rehypeChangeMarks, { siteDir, language }], rehypeHighlight],
});
