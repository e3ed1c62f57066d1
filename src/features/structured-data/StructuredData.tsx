import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getProductName } from '../../components/getProductName';
import { SOFTWARE_REPOSITORY } from '../../config/site';
import { getMarkdownPath } from '../../lib/getMarkdownPath';
import type { PackageVersions } from '../../lib/selectPackages';
import type { ProductFolder } from '../../types/page';
import { makeStructuredData } from './makeStructuredData';

export interface Breadcrumb {
  label: string;
  href?: string;
}

interface Fields {
  product?: ProductFolder;
  package?: string;
}

/** Id of the first page of a product. */
const OVERVIEW = /^[\w-]+\/overview\/overview$/;

/**
 * Structured data in the head of a page, for search engines: its type, breadcrumbs and
 * subject.
 */
export function StructuredData({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata, frontMatter } = useDoc();
  const { product, package: name } = frontMatter as Fields;
  const versions = siteConfig.customFields?.packageVersions as
    | PackageVersions
    | undefined;
  // Page addresses end in a slash; the framework adds it later, and only to routes.
  const toUrl = (path: string): string => siteConfig.url + path.replace(/\/?$/, '/');
  const data = makeStructuredData({
    url: toUrl(metadata.permalink),
    title: metadata.title,
    description: metadata.description,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    siteName: siteConfig.title,
    siteUrl: toUrl(siteConfig.baseUrl),
    markdown: siteConfig.url + getMarkdownPath(metadata.permalink),
    changed: metadata.lastUpdatedAt ?? undefined,
    breadcrumbs: breadcrumbs.flatMap(({ label, href }) =>
      href ? [{ name: label, url: toUrl(href) }] : [],
    ),
    ...(name && {
      software: {
        name,
        version: versions?.[name],
        repository: SOFTWARE_REPOSITORY,
        ...(product && OVERVIEW.test(metadata.id)
          ? { product: getProductName(product) }
          : {}),
      },
    }),
  });
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
