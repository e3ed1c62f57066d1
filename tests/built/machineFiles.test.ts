import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import {
  DEMO_LIST_FILE,
  FEED_FILE,
  FULL_TEXT_FILE,
  PAGE_LIST_FILE,
} from '../../src/config/machineFiles';
import { getMarkdownPath } from '../../src/lib/getMarkdownPath';
import { REDIRECTS } from '../../src/config/redirects';
import { isReferencePath, withoutApiTab } from '../../src/lib/apiPaths';
import { BUILD_DIR } from '../../content/paths/siteDir';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { isBuilt, listBuiltPages } from '../support/browser/builtPage';

/** The machine-readable metadata in the head of a page. */
interface Head {
  pathname: string;
  /** Address of its Markdown. */
  markdown: string[];
  feeds: string[];
  /** Blocks of structured data. */
  data: string[];
}

function readHead(file: string): Head {
  const head: Head = {
    pathname: `/${file.replace(/index\.html$/, '')}`,
    markdown: [],
    feeds: [],
    data: [],
  };
  let isData = false;
  const parser = new Parser({
    onopentag: (name, { rel, type, href = '' }) => {
      if (name === 'script') isData = type === 'application/ld+json';
      if (isData) head.data.push('');
      if (name !== 'link' || rel !== 'alternate') return;
      if (type === 'text/markdown') head.markdown.push(href);
      if (type === 'application/atom+xml') head.feeds.push(href);
    },
    ontext: (text) => {
      if (isData) head.data.push((head.data.pop() ?? '') + text);
    },
    onclosetag: () => {
      isData = false;
    },
  });
  parser.end(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'));
  return head;
}

const read = (pathname: string): string =>
  fs.readFileSync(path.join(BUILD_DIR, pathname), 'utf8');

/** Redirect pages. */
const moved = new Set(
  LANGUAGES.flatMap((language) =>
    REDIRECTS.map(({ from }) => `${BASE_URLS[language]}${from}/`),
  ),
);

const heads = listBuiltPages()
  .filter((file) => /(^|\/)x\/.*index\.html$/.test(file))
  .map(readHead)
  .filter(({ pathname }) => !moved.has(pathname));
/** The pages of the documentation; the others are tools of the site. */
const pages = heads.filter(({ markdown }) => markdown.length > 0);

const origin = new URL(
  /^- Page: <(\S+)>$/m.exec(read('/x/introduction.md'))?.[1] ?? 'invalid:',
).origin;

/** Absolute addresses of links in a text, without those in code. */
const listLinks = (markdown: string): string[] =>
  [
    ...markdown
      .replace(/^( *(?:> )*)(`{3,})[^]*?^\1\2/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|<([a-z]+:\/\/[^>\s]+)>/g),
  ].map(([, link, bare]) => link ?? bare ?? '');

test('every page of the documentation links its Markdown, which exists', () => {
  expect(pages.length).toBeGreaterThan(800);
  const problems = pages.flatMap(({ pathname, markdown }) => {
    const expected = getMarkdownPath(pathname);
    if (markdown.join() !== expected) return `${pathname} names ${markdown.join()}.`;
    if (!isBuilt(expected)) return `${expected} is missing.`;
    return read(expected).startsWith('# ') ? [] : `${expected} has no title.`;
  });
  expect(problems).toEqual([]);
});

test('every guide and every page of the reference is among them', () => {
  const known = new Set(pages.map(({ pathname }) => pathname));
  const lost = heads
    .map(({ pathname }) => pathname)
    .filter(
      (pathname) => isReferencePath(pathname) || withoutApiTab(pathname) !== pathname,
    )
    .filter((pathname) => !known.has(pathname));
  expect(lost).toEqual([]);
});

test('links are absolute, and those of this site exist', () => {
  const problems = new Set<string>();
  for (const { pathname } of pages) {
    const file = getMarkdownPath(pathname);
    for (const link of listLinks(read(file))) {
      if (!URL.canParse(link)) problems.add(`${file}: ${link} is not absolute.`);
      else if (link.startsWith(`${origin}/`) && !isBuilt(new URL(link).pathname))
        problems.add(`${file}: ${link} leads nowhere.`);
    }
  }
  expect([...problems]).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const base = BASE_URLS[language];
  const own = pages.filter(({ pathname }) => pathname.startsWith(base));

  test('llms.txt has every page once, and no other', () => {
    const list = read(base + PAGE_LIST_FILE);
    expect(list).toMatch(/^# .+\n\n> .+\n/);
    const entries = [...list.matchAll(/^- \[[^\]]+\]\((\S+\.md)\): \S.*$/gm)].map(
      ([, url = '']) => url,
    );
    const expected = own
      .map(({ pathname }) => pathname)
      .filter((pathname) => withoutApiTab(pathname) === pathname)
      .map((pathname) => origin + getMarkdownPath(pathname));
    expect(entries.toSorted()).toEqual(expected.toSorted());
  });

  test('the full text contains all pages', () => {
    const text = read(base + FULL_TEXT_FILE);
    const missing = own
      .filter(({ pathname }) => withoutApiTab(pathname) === pathname)
      .filter(({ pathname }) => !text.includes(read(getMarkdownPath(pathname)).trim()));
    expect(missing.map(({ pathname }) => pathname)).toEqual([]);
  });

  test('demos.json has the demos of every page, each with an address and code', () => {
    const demos = JSON.parse(read(base + DEMO_LIST_FILE)) as PublishedDemo[];
    expect(demos.length).toBeGreaterThan(400);
    expect(new Set(demos.map(({ id }) => id)).size).toBe(demos.length);
    const problems = demos.flatMap(({ id, page, code }) => {
      const [file] = code.system;
      if (!file?.code.includes('export default')) return `${id} has no component.`;
      if (!isBuilt(page)) return `${id}: there is no ${page}.`;
      const shown = read(getMarkdownPath(page)).includes(file.code.trim());
      return shown ? [] : `${getMarkdownPath(page)} lacks the code of ${id}.`;
    });
    expect(problems).toEqual([]);
  });

  test('the feed exists, and every page links it', () => {
    expect(read(base + FEED_FILE)).toContain('http://www.w3.org/2005/Atom');
    const lost = own.filter(({ feeds }) => feeds.join() !== base + FEED_FILE);
    expect(lost.map(({ pathname }) => pathname)).toEqual([]);
  });
});

test('every page has one block of structured data: its breadcrumbs and its article', () => {
  const problems = pages.flatMap(({ pathname, data }) => {
    if (data.length !== 1) return `${pathname} has ${data.length} blocks.`;
    const graph = (JSON.parse(data[0] ?? '') as { '@graph': Record<string, unknown>[] })[
      '@graph'
    ];
    const [way, article] = graph;
    const steps = (way?.itemListElement ?? []) as { item: string }[];
    if (steps.some(({ item }) => !isBuilt(new URL(item).pathname)))
      return `${pathname}: a breadcrumb leads nowhere.`;
    return article?.['@type'] === 'TechArticle' && article.url === origin + pathname
      ? []
      : `${pathname} has no article of its own.`;
  });
  expect(problems).toEqual([]);
});
