import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { readChanges } from '../../content/api-changes/readChanges';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { getChangeAnchor } from '../../plugins/changes/api/createMarks';
import { getGuidePath } from '../../plugins/changes/api/readReplacements';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { getChangesPath } from '../../src/lib/apiPaths';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { PRODUCT_FOLDERS } from '../../src/types/page';

const readHtml = (pathname: string): string =>
  fs.readFileSync(path.join(BUILD_DIR, pathname, 'index.html'), 'utf8');

const files = listChangesFiles(SITE_DIR);

test('there are changes for every product', () => {
  expect([...new Set(files.map(({ product }) => product))]).toEqual([...PRODUCT_FOLDERS]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const toOwn = (pathname: string) => pathname.replace(BASE_URLS.en, BASE_URLS[language]);

  test.each(files)('$id has a row for each change, without scripts', (file) => {
    const pathname = toOwn(`${getPathnameOfDoc(file.id)}/`);
    const html = readHtml(pathname);
    const ids = new Set(
      [...html.matchAll(/<tr [^>]*?id="?([^"\s>]+)/g)].map(([, id]) => id),
    );
    const missing = readChanges(SITE_DIR, file)
      .changes.map(getChangeAnchor)
      .filter((anchor) => !ids.has(anchor));
    expect(missing).toEqual([]);
    expect(html).toContain(getChangesPath(file.product, file.from, file.to));
    const markdown = path.join(BUILD_DIR, `${pathname.replace(/\/$/, '')}.md`);
    expect(fs.readFileSync(markdown, 'utf8').split('\n').length).toBeGreaterThan(150);
  });

  test.each(files)('the upgrade guide and the index link to $id', (file) => {
    const pathname = toOwn(getPathnameOfDoc(file.id));
    expect(readHtml(toOwn(getGuidePath(file.product, file.from)))).toContain(pathname);
    expect(readHtml(toOwn(`/x/api/${file.product}/`))).toContain(pathname);
  });

  test('a page of the reference marks new and changed entries, with links', () => {
    const page = readHtml(toOwn('/x/api/charts/bar-chart/'));
    const marks = [
      ...page.matchAll(/class="?api-since"?[^>]*><a href="?([^"\s>]+)/g),
    ].map(([, href]) => href);
    const charts = files.find(({ product }) => product === 'charts')!;
    const list = `${toOwn(getPathnameOfDoc(charts.id))}/`;
    const added = readChanges(SITE_DIR, charts).changes.find(
      (each) =>
        each.kind === 'prop' && each.change === 'added' && each.in[0] === 'BarChart',
    );
    expect(marks).toContain(`${list}#${getChangeAnchor(added!)}`);
    expect(marks.every((href) => href?.startsWith(list))).toBe(true);
  });

  test('a guide about a new feature has a marker, and others do not', () => {
    expect(readHtml(toOwn('/x/react-charts/radar/'))).toMatch(/class="?api-since/);
    expect(readHtml(toOwn('/x/react-charts/bars/'))).not.toMatch(/class="?api-since/);
  });
});
