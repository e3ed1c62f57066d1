import Layout from '@theme/Layout';
import { LicensesPage, licensesLabels } from '@site/src/features/licenses';

/** Lists the bundled packages with their licenses. */
export default function Licenses() {
  return (
    <Layout title={licensesLabels.title()} description={licensesLabels.description()}>
      <LicensesPage />
    </Layout>
  );
}
