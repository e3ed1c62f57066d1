import { footerLinks, navbarItems } from '../../src/config/menus';
import { LANGUAGES, LANGUAGE_TABLE } from '../../src/config/languages';
import { getSiteLabels } from '../../content/texts/getSiteLabels';
import { flattenTexts } from '../../content/texts/flattenTexts';
import { readOwnTexts } from '../../content/texts/readOwnTexts';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';

const COMPLETE = LANGUAGES.filter((language) => LANGUAGE_TABLE[language].complete);
const readKeys = (language: string) =>
  Object.keys(flattenTexts(readOwnTexts(language, 'build.json'))).sort();

test.each(COMPLETE)('every text of the build is there in %s', (language) => {
  const label = getSiteLabels(language);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const all = {
    ANALYTICS_ID: 'G-TEST1',
    REPO_URL: 'https://code.example.org/docs',
    LEGAL_URL: 'https://example.org/legal',
  };
  navbarItems(readSiteConfig(all), label);
  footerLinks(readSiteConfig(all), label);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  expect(readKeys(language)).toEqual(readKeys('en'));
});

test('menus link to other sites only if they are configured', () => {
  const listAddresses = (env: Record<string, string>) => {
    const site = readSiteConfig(env);
    const label = getSiteLabels('en');
    const text = JSON.stringify([navbarItems(site, label), footerLinks(site, label)]);
    return [...text.matchAll(/"href":"([^"]+)"/g)].map(([, address]) => address);
  };
  const repository = 'https://code.example.org/docs';
  expect(listAddresses({})).toEqual([]);
  expect(listAddresses({ REPO_URL: repository })).toEqual([
    repository,
    `${repository}/issues`,
    repository,
  ]);
  const notice = 'https://example.org/legal';
  expect(listAddresses({ LEGAL_URL: notice })).toEqual([notice]);
});

test('the cookie settings are offered only if analytics is enabled', () => {
  const footer = (env: Record<string, string>) =>
    JSON.stringify(footerLinks(readSiteConfig(env), getSiteLabels('en')));
  expect(footer({})).not.toContain('Cookie settings');
  expect(footer({ ANALYTICS_ID: 'G-TEST1' })).toMatch(
    /<button [^>]*data-ask-consent[^>]*>Cookie settings<\/button>/,
  );
});
