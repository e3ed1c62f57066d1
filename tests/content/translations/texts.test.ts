import { compareTexts } from '../../../content/translations/compareTexts';
import {
  comparePlaceholders,
  findTextProblems,
} from '../../../content/translations/findTextProblems';
import { isName } from '../../../content/translations/findCopiedText';
import {
  listEnglishTexts,
  listOwnTexts,
  TEXT_KINDS,
  type TextKind,
} from '../../../content/translations/listEnglishTexts';
import { readGlossary } from '../../../content/translations/readGlossary';
import { flattenTexts } from '../../../content/texts/flattenTexts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/config/languages';
import { nav } from '../../../src/nav';

const LANGUAGES_TO_CHECK = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

test('missing, outdated, unmarked and unused texts are found', () => {
  const english = { a: 'A', b: 'B', c: 'C', d: 'D' };
  const own = { a: '甲', b: '乙', c: '丙', e: '戊', 'theme.x': '己' };
  const translatedFrom = { a: 'A', b: 'B of old', d: 'D' };
  expect(compareTexts('labels', english, own, translatedFrom)).toEqual([
    { kind: 'labels', key: 'b', state: 'outdated', english: 'B', was: 'B of old' },
    { kind: 'labels', key: 'c', state: 'unmarked', english: 'C' },
    { kind: 'labels', key: 'd', state: 'missing', english: 'D' },
    { kind: 'labels', key: 'e', state: 'orphaned' },
  ]);
});

test('a missing or unknown placeholder is reported with file and key', () => {
  const english = { a: 'Link to {name}', b: '{n} of {total}', c: 'None' };
  const own = { a: '链接', b: '{total} 中的 {n}', c: '{无}{what}' };
  expect(comparePlaceholders('i18n/zh/code.json', english, own)).toEqual([
    'i18n/zh/code.json: "a" lacks the placeholder {name}',
    'i18n/zh/code.json: "c" has a placeholder that English does not have: {what}',
  ]);
});

test.each(LANGUAGES_TO_CHECK)('the texts of %s are valid', (language) => {
  expect(findTextProblems(language)).toEqual([]);
});

test.each(LANGUAGES_TO_CHECK)('the texts of %s are not in English', (language) => {
  const [english, own] = [listEnglishTexts(nav), listOwnTexts(language)];
  const glossary = readGlossary(language);
  const copied = (Object.keys(TEXT_KINDS) as TextKind[]).flatMap((kind) =>
    Object.entries(english[kind])
      .filter(([key, text]) => own[kind][key] === text && !isName(text, glossary))
      .map(([key]) => `${kind} ${key}`),
  );
  expect(copied).toEqual([]);
});

test('texts are found by their path, without empty ones', () => {
  expect(flattenTexts({ a: { 'b.c': 'one', d: { e: 'two' } }, f: '' })).toEqual({
    'a.b.c': 'one',
    'a.d.e': 'two',
  });
});
