import { render, screen, within } from '@testing-library/react';
import { listStored } from '../../../src/config/privacy';
import { PrivacyPage } from '../../../src/features/privacy';
import type { SiteConfig } from '../../../src/types/siteConfig';

const SITE: SiteConfig = {
  siteUrl: 'https://docs.example.com',
  docsDomain: 'docs.example.com',
  repoUrl: 'https://code.example.com/docs',
  legalUrl: '',
  repoBranch: 'main',
  analyticsId: '',
  ads: 'production',
  adsEndpoint: '',
  adsScript: '',
  adsHosts: '',
  feedbackEndpoint: '',
  algoliaAppId: '',
  algoliaSearchKey: '',
  algoliaIndex: '',
  fontsHost: '',
};

test('it lists the stored items, where they are and their purpose', () => {
  render(<PrivacyPage site={SITE} />);
  const rows = within(screen.getAllByRole('table')[0]!).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(listStored(SITE).length);
  expect(rows[0]).toHaveTextContent(
    'codeVariantcodeStylingCookie, for a yearThe language and the styling in which you read code',
  );
});

test('without any configuration it says that no other host is contacted', () => {
  render(<PrivacyPage site={SITE} />);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByText(/^None\. Everything on a page/)).toBeVisible();
});

test('it lists the hosts of the deployment', () => {
  render(
    <PrivacyPage
      site={{ ...SITE, analyticsId: 'G-A1', adsEndpoint: 'https://ads.example.com/a?b' }}
    />,
  );
  expect(
    screen.getByRole('row', { name: /https:\/\/ads\.example\.com Ads/ }),
  ).toBeVisible();
  expect(screen.getByText('https://*.google-analytics.com')).toBeVisible();
  expect(screen.getByText('_ga')).toBeVisible();
});
