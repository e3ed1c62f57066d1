import { loadWithSeven } from '../../support/components/loadWithSeven';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();

/** A site with the current version, and version 7 in a folder of it. */
const BASES = ['x', 'zh/x', 'x/v7', 'zh/x/v7'];
const FILES = [
  '404.html',
  'index.html',
  'react-charts/bars/index.html',
  'assets/js/main.0a1b.js',
  'img/logo.svg',
  'playground/index.html',
  'playground/frame/index.html',
  'data/list.json',
];

/** The headers that a static host sends for a path: all values of all matching rules. */
function readHeaders(text: string, address: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/\n(?=\/)/)) {
    const [rule = '', ...lines] = block.trimEnd().split('\n');
    const fits = rule.endsWith('*')
      ? address.startsWith(rule.slice(0, -1))
      : address === rule;
    for (const line of fits ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      found.set(name, [...(found.get(name) ?? []), value]);
    }
  }
  return found;
}

test.each(['folders', 'hosts'] as const)(
  'each version in %s has its headers',
  (layout) => {
    const bases = layout === 'folders' ? BASES : BASES.slice(0, 2);
    const { renderHeadersFile } = loadWithSeven(
      () => require('../../../tools/deploy/renderHeadersFile'),
      { layout },
    );
    const site = makeDir(
      Object.fromEntries(
        bases.flatMap((base) => FILES.map((file) => [`${base}/${file}`, ''])),
      ),
    );
    const text: string = renderHeadersFile(site, {
      page: 'of pages',
      frame: 'of frames',
    });
    for (const base of bases) {
      const request = (file: string, name = 'Content-Security-Policy') =>
        readHeaders(text, `/${base}/${file}`).get(name);
      for (const page of ['', '404.html', 'react-charts/bars/', 'playground/'])
        expect([base, page, request(page)]).toEqual([base, page, ['of pages']]);
      expect(request('playground/frame/')).toEqual(['of frames']);
      expect(request('data/list.json')).toBeUndefined();
      expect(request('assets/api/a.0a1b.html', 'X-Robots-Tag')).toEqual(['noindex']);
      expect(request('assets/js/main.0a1b.js', 'X-Robots-Tag')).toBeUndefined();
      const origins = 'Cross-Origin-Resource-Policy';
      expect(request('img/logo.svg', origins)).toEqual(['cross-origin']);
      expect(request('playground/frame/', origins)).toEqual(['cross-origin']);
      expect(request('assets/js/main.0a1b.js', 'Cache-Control')?.join()).toContain(
        'immutable',
      );
    }
    if (layout === 'hosts') expect(text).not.toContain('/v7/');
  },
);
