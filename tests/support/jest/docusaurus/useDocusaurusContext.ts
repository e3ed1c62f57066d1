/** Settings of the site; a test that changes them restores them. */
export const siteSettings = {
  docsDomain: 'docs.example.com',
  repoUrl: 'https://example.org/repo',
};

/** The parts of the site context that components read. */
export default function useDocusaurusContext() {
  return {
    siteConfig: {
      baseUrl: '/x/',
      customFields: siteSettings,
      trailingSlash: true,
    },
    siteMetadata: { siteVersion: '1.2.3' },
    i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'zh'] },
  };
}
