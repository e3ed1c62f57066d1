import {
  findOfferedLanguage,
  LANGUAGE_OFFERS,
} from '../../../src/features/home/languageOffers';

test.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh'], 'zh'],
  [['ZH-Hant-TW'], 'zh'],
  [['fr', 'zh-CN', 'en'], 'zh'],
  [['en-GB', 'zh-CN'], undefined],
  [['fr'], undefined],
  [[], undefined],
])('%j: %s', (preferred, expected) => {
  expect(findOfferedLanguage(preferred)).toBe(expected);
});

test('every offer is in its own language', () => {
  for (const texts of Object.values(LANGUAGE_OFFERS.zh ?? {}))
    expect(texts).toMatch(/\p{Script=Han}/u);
});
