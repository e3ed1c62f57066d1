import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addLinks,
  linkPageStyles,
  makeStyleGroups,
} from '../../../plugins/framework-patches/pageStyles';

const link = (name: string): string => `<link rel=stylesheet href=/x/${name} />`;

test('styles are added once, after the last one', () => {
  const html = `<head>${link('a.css')}<script></script></head>`;
  expect(addLinks(html, ['/x/a.css', '/x/b.css'])).toBe(
    `<head>${link('a.css')}<link rel=stylesheet href=/x/b.css><script></script></head>`,
  );
  expect(addLinks(html, ['/x/a.css'])).toBe(html);
  expect(addLinks('<link rel="stylesheet" href="/x/a.css" />', ['/x/b.css'])).toContain(
    '<link rel=stylesheet href=/x/b.css>',
  );
});

test('a page without styles is unknown', () =>
  expect(addLinks('<link rel=icon href=/x/a.png>', [])).toBeUndefined());

describe('of a build', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  afterAll(() => fs.rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const run = () =>
    linkPageStyles({
      outDir: path.join(root, 'out'),
      baseUrl: '/x/',
      generatedFilesDir: path.join(root, 'made'),
    });

  beforeEach(() => {
    const groups = [
      { name: 'main', isEntry: true, files: ['main.js', 'styles.css'], children: [] },
      { name: 'c1', isEntry: false, files: ['c1.js', 'demo.css'], children: [] },
      { name: 'c2', isEntry: false, files: ['c2.js'], children: [] },
    ];
    write('made/bundle.json', JSON.stringify({ chunks: [], groups }));
    const names = { '/x/a/-1ab': { content: 'c1' }, '/x/b/-2ab': 'c2', '/x/-3ab': 'c1' };
    write('made/routesChunkNames.json', JSON.stringify(names));
    write('out/a/index.html', link('styles.css'));
    write('out/b/index.html', link('styles.css'));
  });

  test('each page links the styles of its route', async () => {
    await run();
    expect(read('out/a/index.html')).toBe(
      `${link('styles.css')}<link rel=stylesheet href=/x/demo.css>`,
    );
    expect(read('out/b/index.html')).toBe(link('styles.css'));
    expect(fs.readdirSync(path.join(root, 'out/a'))).toEqual(['index.html']);
  });

  test('a page in an unknown format stops the build, and is named', async () => {
    write('out/b/index.html', '<html>');
    await expect(run()).rejects.toThrow(/b\/index\.html links no stylesheet/);
  });
});

type Test = (module: { nameForCondition: () => string }) => boolean;

const groups = makeStyleGroups() as Record<string, { test: Test }>;

const groupsOf = (file: string): string[] =>
  Object.entries(groups)
    .filter(([, { test: isIn }]) => isIn({ nameForCondition: () => `/site/${file}` }))
    .map(([name]) => name);

test.each([
  ['src/css/index.css', ['styles']],
  ['src/components/Callout.module.css', ['styles']],
  ['src/features/demo/styles.module.css', ['styles']],
  ['src/features/search/button.module.css', ['styles']],
  ['node_modules/infima/dist/css/default/default.css', ['styles']],
  ['.docusaurus/design-tokens/tokens.css', ['styles']],
  ['.docusaurus/design-tokens/demos.css', ['demo-styles']],
  ['src/features/api-reference/api.css', ['api-styles']],
  // With the chunks that import them.
  ['src/features/search/panel/panel.module.css', []],
  ['src/features/demo/toolbar/toolbar.module.css', []],
  ['src\\features\\preferences\\SettingsDrawer.module.css', []],
])('%s is in %j', (file, expected) => expect(groupsOf(file)).toEqual(expected));
