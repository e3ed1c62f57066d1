import { doQuickly, fc, hostileText } from '../../support/properties/attacks';
import { parseNotifications } from '../../../src/features/notifications/parseNotifications';

const entry = (id: string, date = '2026-01-01') => ({
  id,
  date,
  title: { en: `Title ${id}`, zh: `标题 ${id}` },
  text: { en: 'Text', zh: '文字' },
});
const ids = (data: unknown) => parseNotifications(data, 'en').map(({ id }) => id);

test('the four newest, newest first, in the language of the page', () => {
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

test('English if a language has no text', () => {
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
])('invalid values are ignored: %j', (data) => {
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

test('any answer gives at most four valid entries, with links that use https or are relative', () => {
  const text = fc.oneof(fc.constant('Text'), hostileText);
  const texts = fc.oneof(
    fc.record({ en: text, zh: text }, { requiredKeys: [] }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const one = fc.record(
    {
      ...{ id: text, title: texts, text: texts },
      date: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
        hostileText,
      ),
      href: fc.oneof(
        fc.constantFrom('/x/', 'https://a.example/', 'javascript:alert(1)', '/\\evil'),
        fc.constantFrom(
          '//evil.example',
          'data:text/html,x',
          'http://a.example',
          '/\t/e',
        ),
        hostileText,
      ),
    },
    { requiredKeys: [] },
  );
  const answer = fc.oneof(
    { weight: 4, arbitrary: fc.array(one, { maxLength: 8 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const base = 'https://docs.example.com/x/introduction/';
  fc.assert(
    fc.property(answer, (data) =>
      doQuickly(() => {
        const list = parseNotifications(data, 'zh');
        expect(list.length).toBeLessThanOrEqual(4);
        for (const { id, title, text: body, date, href } of list) {
          expect([id, title, body].every((each) => typeof each === 'string')).toBe(true);
          expect(Number.isNaN(new Date(date).getTime())).toBe(false);
          if (href === undefined) continue;
          const { protocol, origin } = new URL(href, base);
          expect(protocol).toBe('https:');
          if (!href.startsWith('https:')) expect(origin).toBe(new URL(base).origin);
        }
      }),
    ),
  );
});
