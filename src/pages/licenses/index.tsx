import Layout from '@theme/Layout';
import { LicensesPage, licensesLabels } from '@site/src/features/licenses';

/** The packages that the site's scripts contain, with their licenses. */
export default function Licenses() {
  return (
    <Layout title={licensesLabels.title()} description={licensesLabels.description()}>
      <LicensesPage />
    </Layout>
  );
}
