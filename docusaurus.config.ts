// Lets the bundler load the loaders in plugins/ directly as TypeScript.
import 'tsx/cjs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { readLicenseKey } from './plugins/licenses/licenseKeyPlugin';
import { getEditUrl } from './content/edit-links/getEditUrl';
import { parsePageFrontMatter } from './content/front-matter/parsePageFrontMatter';
import { FRAMEWORK_PATCHES } from './plugins/framework-patches';
import { renderPageTemplate } from './plugins/framework-patches/lateStart';
import { pagesOptions } from './plugins/playground/privatePages';
import { readSiteConfig } from './src/config/environment/readSiteConfig';
import { getSiteLabels } from './content/texts/getSiteLabels';
import { computePagesSince } from './content/versions/computePagesSince';
import { getVersionOptions } from './content/versions/getVersionOptions';
import { getVersionUrl } from './content/versions/getVersionUrl';
import { makeVcs } from './content/versions/makeVcs';
import { readPackageVersions } from './content/versions/readPackageVersions';
import { CALLOUT_KINDS } from './src/config/callouts';
import { headTags } from './src/config/headTags';
import {
  BASE_URLS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_TABLE,
  readBuildLanguage,
} from './src/config/languages';
import { SITE_NAME } from './src/config/site';
import { footerLinks, navbarItems } from './src/config/menus';
import { OWN_VERSION } from './src/config/versions';

const site = readSiteConfig(process.env);
const isProduction = process.env.NODE_ENV === 'production';
const language = readBuildLanguage(process.env);
const label = getSiteLabels(language);

const docsOptions: DocsOptions = {
  path: 'docs',
  routeBasePath: '/',
  ...getVersionOptions(),
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  breadcrumbs: true,
  editUrl: getEditUrl(site, __dirname),
  showLastUpdateTime: true,
  admonitions: { keywords: [...CALLOUT_KINDS], extendDefaults: false },
};

const config: Config = {
  title: SITE_NAME,
  tagline: label('site.tagline'),
  url: getVersionUrl(site, OWN_VERSION),
  baseUrl: BASE_URLS[DEFAULT_LANGUAGE],
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  customFields: {
    ...site,
    hasLicenseKey: readLicenseKey(process.env) !== undefined,
    packageVersions: readPackageVersions(__dirname),
    pagesSince: computePagesSince(__dirname),
  },
  future: { v4: true, faster: true, experimental_vcs: makeVcs(__dirname) },
  ssrTemplate: renderPageTemplate(__dirname),
  markdown: {
    parseFrontMatter: parsePageFrontMatter,
    // An author may link to a page that is still being written; a build may not.
    hooks: {
      onBrokenMarkdownLinks: isProduction ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
  },
  i18n: {
    defaultLocale: DEFAULT_LANGUAGE,
    locales: [...LANGUAGES],
    localeConfigs: Object.fromEntries(
      LANGUAGES.map((code) => {
        const { name, htmlLang, direction } = LANGUAGE_TABLE[code];
        return [code, { label: name, htmlLang, direction, baseUrl: BASE_URLS[code] }];
      }),
    ),
  },
  headTags: headTags(language),
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: pagesOptions(isProduction),
        theme: { customCss: ['./src/css/index.css'] },
        sitemap: {
          ignorePatterns: ['**/search/', '**/_app/'],
          changefreq: null,
          priority: null,
          lastmod: 'date',
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ...FRAMEWORK_PATCHES,
    './plugins/shared/bundleRecord.ts',
    './plugins/shared/bundlerErrors.ts',
    './plugins/theming/designTokensPlugin.ts',
    './plugins/preferences/index.ts',
    './plugins/theming/directionPlugin.ts',
    './plugins/theming/paperPlugin.ts',
    './plugins/search/index.ts',
    ['./plugins/search/searchServicePlugin.ts', { algoliaAppId: site.algoliaAppId }],
    './plugins/licenses/noticesPlugin.ts',
    './plugins/demos/index.ts',
    './plugins/gallery/index.ts',
    './plugins/home/index.ts',
    './plugins/licenses/licenseKeyPlugin.ts',
    './plugins/comparisons/index.ts',
    './plugins/translations/index.ts',
    './plugins/api-reference/index.ts',
    './plugins/playground/index.ts',
    './plugins/offline/index.ts',
    './plugins/changes/notifications/notificationsPlugin.ts',
    './plugins/translations/labelsPlugin.ts',
    './plugins/routes/manifestPlugin.ts',
    './plugins/routes/pagesIndexPlugin.ts',
    './plugins/markdown-pages/index.ts',
    './plugins/changes/feed/feedPlugin.ts',
    './plugins/error-codes/index.ts',
    './plugins/upgrade-check/index.ts',
    './plugins/routes/redirectsPlugin.ts',
    ['./plugins/docs/index.ts', docsOptions],
  ],
  clientModules: [
    './src/features/prefetch/index.ts',
    './src/features/copy-code/index.ts',
    './src/features/headings/index.ts',
    './src/features/moved-sections/index.ts',
    './src/features/analytics/client.ts',
    './src/features/error-page/client.ts',
    './src/features/icon-font/index.ts',
    './src/features/console-theme/index.ts',
    './src/features/demo/client.ts',
    './src/features/print/index.ts',
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { autoCollapseCategories: false, hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: SITE_NAME,
      logo: {
        alt: '',
        src: 'img/logo.svg',
        width: 28,
        height: 28,
        href: '/',
      },
      items: navbarItems(site, label),
    },
    footer: { links: footerLinks(site, label), copyright: label('footer.license') },
  } satisfies Preset.ThemeConfig,
};

export default config;
