// Replaces the original text, a dead end, with suggestions; also sets the title and hides
// the page from search engines.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import { NotFound } from '@site/src/features/not-found';
import { searchPages } from './searchPages';

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
