// Replaces the original text, a dead end, with suggestions; also sets the title and hides
// the page from search engines.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { NotFound } from '@site/src/features/not-found';
import type { SearchHit } from '@site/src/types/search';

export default function NotFoundContent({ className }: Props) {
  const { pathname } = useLocation();
  const items = useThemeConfig().navbar.items as { label?: string; to?: string }[];
  return (
    <main className={className}>
      <PageMetadata
        title={translate({
          id: 'notFound.NotFound.pageTitle',
          message: 'Page not found',
          description: 'Title in the browser tab where no page is',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound
        pathname={pathname}
        search={searchPages}
        products={items.flatMap(({ label, to }) => (label && to ? [{ label, to }] : []))}
      />
    </main>
  );
}

/** Several hits may be sections of one page. */
const MAX_RESULTS = 20;

/**
 * Uses the site's own search in its worker, even if a service is configured for the
 * search field: the query is derived from an address, not typed by the reader. Its index
 * contains all pages of the build, needs no third-party request, and works offline and
 * without consent.
 * @param base address below which the language's pages are
 * @throws Error if the search fails to load
 */
async function searchPages(words: string, base: string): Promise<readonly SearchHit[]> {
  const { getSearchClient } = await import('@site/src/theme/searchClient');
  const { hits } = await getSearchClient(base).ask({ text: words, limit: MAX_RESULTS });
  return hits;
}
