import { footerLinks, navbarItems } from '../../src/config/menus';
import { LANGUAGES } from '../../src/config/languages';
import { SITE_LABELS } from '../../src/config/siteLabels';
import { getSiteLabels } from '../../src/lib/getSiteLabels';
import { readSiteConfig } from '../../site/environment/readSiteConfig';

test.each(LANGUAGES)('every label of the menus is there in %s', (language) => {
  const label = getSiteLabels(language);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  navbarItems(readSiteConfig({}), label);
  footerLinks(readSiteConfig({ ANALYTICS_ID: 'G-TEST1' }), label);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  expect(Object.keys(SITE_LABELS[language])).toEqual(Object.keys(SITE_LABELS.en));
});

test('the cookie settings are offered only where something is measured', () => {
  const footer = (env: Record<string, string>) =>
    JSON.stringify(footerLinks(readSiteConfig(env), getSiteLabels('en')));
  expect(footer({})).not.toContain('Cookie settings');
  expect(footer({ ANALYTICS_ID: 'G-TEST1' })).toMatch(
    /<button [^>]*data-ask-consent[^>]*>Cookie settings<\/button>/,
  );
});
