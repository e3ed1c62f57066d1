import fs from 'node:fs';
import path from 'node:path';
import notificationsPlugin from '../../../../plugins/changes/notifications/notificationsPlugin';
import { validateNotifications } from '../../../../plugins/changes/notifications/validateNotifications';
import { LANGUAGES, LANGUAGE_TABLE } from '../../../../src/config/languages';
import type { NotificationEntry } from '../../../../src/types/news';
import packageJson from '../../../../package.json';

const FILE = 'static/notifications.json';
const published = fs.readFileSync(path.join(__dirname, '../../../..', FILE), 'utf8');
const entry = {
  id: 'one',
  title: { en: 'One', zh: '一' },
  text: { en: 'Text', zh: '文字' },
  date: '2026-11-20',
};
const check = (...entries: unknown[]) =>
  validateNotifications(JSON.stringify(entries), FILE);

test('the published notifications are valid, and contain the installed versions', () => {
  const entries = validateNotifications(published, FILE);
  expect(entries.length).toBeGreaterThanOrEqual(2);
  const { title, text } =
    entries.find(({ id }) => id === 'documented-versions') ?? ({} as NotificationEntry);
  const { dependencies } = packageJson as { dependencies: Record<string, string> };
  const complete = LANGUAGES.filter((language) => LANGUAGE_TABLE[language].complete);
  expect(complete).toEqual(expect.arrayContaining(['en', 'zh']));
  for (const language of complete) {
    expect(title[language]).toContain(dependencies['@mui/x-data-grid']);
    expect(text[language]).toContain(dependencies['@mui/x-charts']);
    expect(text[language]).toContain(dependencies['@mui/material']);
  }
});

test.each([
  ['[0].id', { ...entry, id: 'One' }],
  ['[0].title.zh', { ...entry, title: { en: 'One' } }],
  ['[0].text.en', { ...entry, text: { en: 'x'.repeat(201), zh: '文字' } }],
  ['[0].date', { ...entry, date: '20 Nov 2026' }],
  ['[0].date', { ...entry, date: '2026-13-40' }],
  ['[0].href', { ...entry, href: 'javascript:alert(1)' }],
  ['[0].href', { ...entry, href: '//elsewhere.example' }],
  ['[0].link', { ...entry, link: '/a/' }],
])('an invalid field %s is named', (field, wrong) => {
  expect(() => check(wrong)).toThrow(`${FILE}: the notifications are not valid.`);
  expect(() => check(wrong)).toThrow(`"${field}"`);
});

test('ids are unique, links are relative or https, and JSON is valid', () => {
  expect(() => check(entry, entry)).toThrow('[1]');
  expect(check({ ...entry, href: '/a/#b' })).toHaveLength(1);
  expect(check({ ...entry, href: 'https://example.org/' })).toHaveLength(1);
  expect(() => validateNotifications('[', FILE)).toThrow(`${FILE} is not valid JSON`);
});

test('a link to an unknown page stops the build', async () => {
  const plugin = notificationsPlugin({ siteDir: '/site', baseUrl: '/zh/x/' } as never);
  const build = (href: string) =>
    plugin.postBuild?.({
      content: [{ ...entry, href }],
      routesPaths: ['/zh/x/playground/'],
    } as never);
  await expect(build('/playground/#top')).resolves.toBeUndefined();
  await expect(build('https://example.org/')).resolves.toBeUndefined();
  await expect(build('/nowhere/')).rejects.toThrow('"one" leads to /nowhere/');
});
