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
      </Head>
      {/* Not in the head, whose scripts are written anew in the browser: a policy that names the
          hash of the first text refuses the second. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: renderAddressScript(useBaseUrl('/')) }}
      />
      <OfflinePage />
    </Layout>
  );
}
