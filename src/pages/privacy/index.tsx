import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { PrivacyPage, privacyLabels } from '@site/src/features/privacy';
import type { SiteConfig } from '@site/src/types/siteConfig';

/** Lists what the site stores in the browser, and which hosts it contacts. */
export default function Privacy() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={privacyLabels.title()} description={privacyLabels.description()}>
      <PrivacyPage site={siteConfig.customFields as unknown as SiteConfig} />
    </Layout>
  );
}
