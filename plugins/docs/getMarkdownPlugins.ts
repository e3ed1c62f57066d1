import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeChangeMarks from '../api-changes/guides/rehypeChangeMarks';
import remarkApiLinks from '../api-links/remarkApiLinks';
import remarkApi from '../api-reference/remarkApi';
import remarkCallouts from '../callouts/remarkCallouts';
import remarkChanges from '../changes/remarkChanges';
import { PACKAGE_MANAGERS } from '../code/packageManagers';
import rehypeHighlight from '../code/rehypeHighlight';
import remarkComparisons from '../comparisons/remarkComparisons';
import remarkDemos from '../demos/remarkDemos';
import remarkHeadingBadges from '../headings/remarkHeadingBadges';
import remarkImageRequests from '../images/remarkImageRequests';
import remarkLicenseNote from '../license/remarkLicenseNote';
import remarkLocaleBundles from '../locales/remarkLocaleBundles';
import remarkPageLinks from '../page-links/remarkPageLinks';
import remarkTextLanguage from '../translations/remarkTextLanguage';
import remarkTranslationStatus from '../translations/remarkTranslationStatus';
import remarkTranslations from '../translations/remarkTranslations';
import { getTranslationGuideUrl } from '../../site/edit-links/getTranslationGuideUrl';
import type { SiteConfig } from '../../src/types/siteConfig';
import type { Language } from '../../src/config/languages';

interface Options {
  siteDir: string;
  /** Of the build. */
  language: Language;
  site: SiteConfig;
}

/** What Markdown goes through on its way to a page, in this order. */
export const getMarkdownPlugins = ({
  siteDir,
  language,
  site,
}: Options): Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
> => ({
  beforeDefaultRemarkPlugins: [
    // Tables come first: their text and links are those of the page.
    [remarkComparisons, { siteDir }],
    [remarkTextLanguage, { siteDir, language }],
    [remarkTranslationStatus, { language }],
    [remarkLocaleBundles, { language }],
    [remarkChanges, { language }],
    [remarkTranslations, { siteDir, language, helpUrl: getTranslationGuideUrl(site) }],
    [remarkPageLinks, { siteDir }],
    remarkHeadingBadges,
    [remarkApi, { siteDir }],
  ],
  remarkPlugins: [
    [remarkCallouts, { siteDir }],
    remarkImageRequests,
    [npm2yarn, PACKAGE_MANAGERS],
    [remarkLicenseNote, { siteDir }],
    [remarkDemos, { siteDir }],
    [remarkApiLinks, { siteDir }],
  ],
  rehypePlugins: [[rehypeChangeMarks, { siteDir, language }], rehypeHighlight],
});
