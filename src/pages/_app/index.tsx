import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {
  OfflinePage,
  pageLabels,
  renderAddressScript,
} from '@site/src/features/offline/page';

/** The worker keeps this page and shows it in place of pages that are not on the device. */
export default function AppPage() {
  return (
    <Layout title={pageLabels.title()} description={pageLabels.description()}>
      <Head>
        <meta name="robots" content="noindex" />
        <script>{renderAddressScript(useBaseUrl('/'))}</script>
      </Head>
      <OfflinePage />
    </Layout>
  );
}
