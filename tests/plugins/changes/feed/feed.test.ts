import { Parser } from 'htmlparser2';
import { listNews } from '../../../../plugins/changes/feed/listNews';
import { renderFeed } from '../../../../plugins/changes/feed/renderFeed';
import { CHANGES } from '../../../../src/config/changes';
import { LANGUAGES, LANGUAGE_TABLE } from '../../../../src/config/languages';
import type { Change } from '../../../../src/types/news';

const CHANGE: Change = {
  id: 'new',
  kind: 'site',
  date: '2026-11-22',
  title: { en: 'New <b> & more', zh: '新' },
  text: { en: 'Text ]]> & end.' },
  href: '/introduction/',
};
const NOTICE = {
  id: 'older',
  date: '2026-11-20',
  title: { en: 'Older' },
  text: { en: 'Text.' },
};
const OPTIONS = {
  siteUrl: 'https://docs.example.com',
  language: 'en',
  description: 'About.',
} as const;

/** Elements of an XML text, with attributes and text. */
function parse(xml: string): { name: string; attributes: object; text: string }[] {
  const found: { name: string; attributes: object; text: string }[] = [];
  const open: typeof found = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, attributes, text: '' };
        found.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: () => void open.pop(),
      onerror: (error) => {
        throw error;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

test('entries are sorted newest first, in the language or in English', () => {
  expect(listNews([NOTICE], 'zh', [CHANGE])).toEqual([
    {
      id: 'new',
      kind: 'site',
      date: '2026-11-22',
      title: '新',
      text: 'Text ]]> & end.',
      href: '/introduction/',
    },
    { id: 'older', kind: 'site', date: '2026-11-20', title: 'Older', text: 'Text.' },
  ]);
});

test('a duplicate entry is rejected', () => {
  expect(() => listNews([{ ...NOTICE, id: 'new' }], 'en', [CHANGE])).toThrow(
    '"new" is in static/notifications.json and in src/config/changes.',
  );
});

test('the feed is valid Atom: ids, dates, links and texts', () => {
  const elements = parse(renderFeed(listNews([NOTICE], 'en', [CHANGE]), OPTIONS));
  const textsOf = (name: string) =>
    elements.filter((each) => each.name === name).map(({ text }) => text.trim());
  expect(elements[0]).toMatchObject({
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom' },
  });
  expect(textsOf('id')).toEqual([
    'https://docs.example.com/x/',
    'tag:docs.example.com,2026-11-22:en/new',
    'tag:docs.example.com,2026-11-20:en/older',
  ]);
  expect(textsOf('updated')).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
  ]);
  expect(textsOf('title')).toEqual([
    'Component Atlas',
    'New &lt;b&gt; &amp; more',
    'Older',
  ]);
  expect(textsOf('summary')[0]).toBe('Text ]]&gt; &amp; end.');
  const links = elements.filter(({ name }) => name === 'link');
  expect(links.map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', href: 'https://docs.example.com/x/' },
    { rel: 'self', href: 'https://docs.example.com/x/feed.xml' },
    { href: 'https://docs.example.com/x/introduction/' },
    { href: 'https://docs.example.com/x/' },
  ]);
});

test('the list of changes is complete: unique ids, days, texts in every language', () => {
  const ids = CHANGES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(CHANGES.map(({ date }) => date)).toEqual(
    CHANGES.map(({ date }) => date)
      .sort()
      .reverse(),
  );
  for (const { id, date, title, text, href = '/' } of CHANGES) {
    expect(id).toMatch(/^[a-z\d-]+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(href).toMatch(/^(\/([^/].*\/)?$|https:\/\/)/);
    const complete = LANGUAGES.filter((language) => LANGUAGE_TABLE[language].complete);
    for (const language of complete)
      expect([id, language, Boolean(title[language] && text[language])]).toEqual([
        id,
        language,
        true,
      ]);
  }
});
