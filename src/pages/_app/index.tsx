import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {
  OfflinePage,
  pageLabels,
  renderAddressScript,
} from '@site/src/features/offline/page';

/** The worker caches this page and serves it in place of pages that are not cached. */
export default function AppPage() {
  return (
    <Layout title={pageLabels.title()} description={pageLabels.description()}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {/* Not in the head, whose scripts are recreated in the browser: a policy that
          contains the hash of the first text rejects the second. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: renderAddressScript(useBaseUrl('/')) }}
      />
      <OfflinePage />
    </Layout>
  );
}
