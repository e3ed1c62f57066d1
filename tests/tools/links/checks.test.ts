import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLinkCheck } from '../../../tools/links/createLinkCheck';
import { listFileLinks } from '../../../tools/links/listFileLinks';
import { readBuiltSite } from '../../../tools/links/readBuiltSite';
import { readPageLinks } from '../../../tools/links/readPageLinks';

const ORIGIN = 'https://docs.test';

describe('readPageLinks', () => {
  const read = (html: string): string[] =>
    readPageLinks(html).links.map(({ href, tag }) => `${tag} ${href}`);

  test.each([
    ['<a href="/a">', ['a /a']],
    [
      '<img src="a.png" srcset="b.png 2x, c.png 3x">',
      ['img a.png', 'img b.png', 'img c.png'],
    ],
    ['<link rel="preload" imagesrcset="a.png 1x">', ['link a.png']],
    ['<svg><use href="#icon"></use></svg>', ['use #icon']],
    ['<p style="background: url(\'a.svg\')">', ['p a.svg']],
    ['<meta property="og:image" content="/a.png">', ['meta /a.png']],
    ['<meta name="description" content="/a.png">', []],
    ['<form action="/send">', ['form /send']],
    ['<a>', []],
  ])('%s', (html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  test('ids, the address, and the target of a redirect', () => {
    const page = readPageLinks(
      '<link rel="canonical" href="/b/"><meta http-equiv="refresh" content="0; url=/b/"><p id="c">',
    );
    expect(page).toMatchObject({ canonical: '/b/', redirect: '/b/' });
    expect([...page.ids]).toEqual(['c']);
  });
});

describe('listFileLinks', () => {
  test.each([
    ['.css', 'a{b:url("x.woff2")}c{d:url(e.svg)}', ['x.woff2', 'e.svg']],
    [
      '.xml',
      `<url><loc>${ORIGIN}/x/a/</loc><link href="${ORIGIN}/x/b/"/><lastmod>1</lastmod></url>`,
      [`${ORIGIN}/x/a/`, `${ORIGIN}/x/b/`],
    ],
    [
      '.json',
      '{"u":"/x/a/#b","t":"See [c](/zh/x/c/) and /x/d/","e":"https://other.test/x/"}',
      ['/x/a/#b', '/zh/x/c/'],
    ],
    ['.webmanifest', '{"icons":[{"src":"i.png"}],"start_url":"/x/"}', ['i.png', '/x/']],
    [
      '.md',
      `[a](/x/a/) ![b](b.png "t") ${ORIGIN}/x/c/. \`[d](/x/d/)\`\n\`\`\`md\n[e](/x/e/)\n\`\`\``,
      ['/x/a/', 'b.png', `${ORIGIN}/x/c/`],
    ],
    ['/_redirects', '# old\n/a /x/a/ 301\n', ['/x/a/']],
  ])('%s', (kind, text, expected) => {
    expect(listFileLinks(kind, text, ORIGIN)).toEqual(expected);
  });
});

describe('a built site', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  write('x/index.html', '<p>');
  write('x/a/index.html', `<link rel="canonical" href="${ORIGIN}/x/a/"><p id="样式">`);
  write('x/old/index.html', '<meta http-equiv="refresh" content="0; url=/x/a/">');
  write('x/img/a b.png', '');
  write('x/assets/piece.html', '<a href="/x/a/">');
  const site = readBuiltSite(folder);
  const check = createLinkCheck(site);

  test('is read with its address, and fragments separately', () => {
    expect(site.origin).toBe(ORIGIN);
    expect([...site.pages.keys()].sort()).toEqual(['/x/', '/x/a/', '/x/old/']);
    expect([...site.pieces.keys()]).toEqual(['/x/assets/piece.html']);
  });

  test.each([
    ['/x/a/', undefined],
    ['../a/', undefined],
    [`${ORIGIN}/x/a/`, undefined],
    ['/x/a/#%E6%A0%B7%E5%BC%8F', undefined],
    ['/x/a/#', undefined],
    ['/x/a/?q=1#top', undefined],
    ['/x/', undefined],
    ['/x/img/a%20b.png', undefined],
    ['https://other.test/none', undefined],
    ['mailto:a@b.test', undefined],
    ['/x/a', 'lacks the slash at its end'],
    ['/x/b/', 'is not there'],
    ['/x/img/c.png', 'is not there'],
    ['/x/a/#none', 'names a section that is not there'],
    ['#none', 'names a section that is not there'],
    ['/x/old/', 'has moved to /x/a/'],
    ['https://', 'is no address'],
  ])('%s: %s', (href, fault) => {
    expect(check(href, '/x/a/')).toBe(fault);
  });

  test('a missing folder is reported with the remedy', () => {
    expect(() => readBuiltSite(path.join(folder, 'none'))).toThrow(
      'There is no none/ yet. Make it with: npm run build',
    );
  });
});
