import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { useMemo } from 'react';
import { pageLabels, SearchPage } from '@site/src/features/search/page';
import { createSiteSearch } from '@site/src/theme/SearchBar/createSiteSearch';

/** The search page: `/x/search/?q=…`. */
export default function SearchRoute() {
  const context = useDocusaurusContext();
  const client = useMemo(() => createSiteSearch(context), [context]);
  return (
    <Layout title={pageLabels.title()} description={pageLabels.description()}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage client={client} />
    </Layout>
  );
}
