import { fc } from '../../support/tiers/properties';
import { parseNotifications } from '../../../src/features/notifications/parseNotifications';

const entry = (id: string, date = '2026-01-01') => ({
  id,
  date,
  title: { en: `Title ${id}`, zh: `标题 ${id}` },
  text: { en: 'Text', zh: '文字' },
});
const ids = (data: unknown) => parseNotifications(data, 'en').map(({ id }) => id);

test('the four newest, newest first, in the language of the reader', () => {
  const data = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    entry(id, `2026-01-0${index + 1}`),
  );
  expect(ids(data)).toEqual(['e', 'd', 'c', 'b']);
  expect(parseNotifications(data, 'zh')[0]).toEqual({
    id: 'e',
    date: '2026-01-05',
    title: '标题 e',
    text: '文字',
  });
});

test('English where a language has no text', () => {
  const data = [{ ...entry('a'), title: { en: 'Only' } }];
  expect(parseNotifications(data, 'zh')[0]?.title).toBe('Only');
});

test.each([
  null,
  {},
  'text',
  [null, 1, 'a', []],
  [{ ...entry('a'), id: 1 }],
  [{ ...entry('a'), title: 'A' }],
  [{ ...entry('a'), text: { en: '' } }],
  [{ ...entry('a'), date: 'today' }],
  [{ ...entry('a'), date: '2026-99-99' }],
])('nonsense counts as absent: %j', (data) => {
  expect(ids(data)).toEqual([]);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'page', 5])(
  'the link %s is left out',
  (href) => {
    expect(parseNotifications([{ ...entry('a'), href }], 'en')[0]).not.toHaveProperty(
      'href',
    );
  },
);

test('no JSON makes it throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => parseNotifications(data, 'zh').length <= 4),
  );
});
