/** Page data for search engines; addresses are absolute. */
export interface DescribedPage {
  url: string;
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  siteName: string;
  siteUrl: string;
  /** Address of the page as Markdown. */
  markdown: string;
  /** When its text was last changed, in ms; undefined if unknown. */
  changed?: number;
  /** The page and its parents, the root first; those without an address are omitted. */
  breadcrumbs: readonly { name: string; url: string }[];
  /** The package that the page documents. */
  software?: {
    name: string;
    version?: string;
    repository: string;
    /** Name of the product, on its overview page. */
    product?: string;
  };
}

type Thing = { '@type': string } & Record<string, unknown>;

/**
 * The structured data of a page as JSON-LD with the vocabulary of https://schema.org: one
 * graph with the breadcrumbs, the article, and the software that it is about.
 */
export function makeStructuredData(page: DescribedPage): {
  '@context': string;
  '@graph': Thing[];
} {
  const { url, software } = page;
  const softwareId = `${url}#software`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: page.breadcrumbs.map(({ name, url: item }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
      {
        '@type': 'TechArticle',
        '@id': `${url}#article`,
        headline: page.title,
        description: page.description,
        url,
        inLanguage: page.language,
        ...(page.changed === undefined
          ? {}
          : { dateModified: new Date(page.changed).toISOString() }),
        isPartOf: { '@type': 'WebSite', name: page.siteName, url: page.siteUrl },
        encoding: {
          '@type': 'MediaObject',
          encodingFormat: 'text/markdown',
          contentUrl: page.markdown,
        },
        ...(software ? { about: { '@id': softwareId } } : {}),
      },
      ...(software ? [describeSoftware(software, softwareId, page)] : []),
    ],
  };
}

/** A package is source code; on the page of its product it is also the application. */
function describeSoftware(
  { name, version, repository, product }: NonNullable<DescribedPage['software']>,
  id: string,
  { description }: DescribedPage,
): Thing {
  if (product === undefined)
    return {
      '@type': 'SoftwareSourceCode',
      '@id': id,
      name,
      ...(version === undefined ? {} : { version }),
      codeRepository: repository,
      programmingLanguage: 'TypeScript',
      runtimePlatform: 'React',
    };
  return {
    '@type': 'SoftwareApplication',
    '@id': id,
    name: product,
    description,
    ...(version === undefined ? {} : { softwareVersion: version }),
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    downloadUrl: `https://www.npmjs.com/package/${name}`,
  };
}
