import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import codes from '@generated/error-codes/default/codes.json';
import Layout from '@theme/Layout';
import {
  ProductionError,
  productionErrorLabels,
} from '@site/src/features/production-error';

/** Explains the codes that production builds of the installed packages throw. */
export default function ProductionErrorPage() {
  const { search } = useLocation();
  // The server does not know the query, and the first render in the browser must match
  // it.
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title={productionErrorLabels.title()}
      description={productionErrorLabels.description()}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <ProductionError codes={codes} search={isBrowser ? search : ''} />
      </main>
    </Layout>
  );
}
