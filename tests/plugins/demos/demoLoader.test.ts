import demoLoader from '../../../plugins/demos/demoLoader';
import { makeSite, manifest, type TemporarySite } from './support';

const COMPONENT = 'export default function Demo() {\n  return <p>Hello</p>;\n}\n';
const FILES = {
  'package.json': manifest({ dependencies: { react: '19.0.0', charts: '1.0.0' } }),
  'node_modules/charts/package.json': manifest({ version: '1.0.0' }),
  'node_modules/react/package.json': manifest({ version: '19.0.0' }),
  'node_modules/react-dom/package.json': manifest({ version: '19.0.0' }),
  'docs/a/page.mdx': '<Demo name="Demo" />',
  'docs/a/Other.tsx': COMPONENT,
  'docs/a/Demo.tsx': `import './text';\n${COMPONENT}`,
  'docs/a/text.ts': 'export {};\n',
  'docs/a/css-Demo.tsx': `import './css-Demo.css';\n${COMPONENT}`,
  'docs/a/css-Demo.css': '.a {}',
  'docs/a/Chart.tsx': `import 'charts';\n${COMPONENT}`,
  'docs/b/Demo.tsx': COMPONENT,
  'docs/b/zh-Demo.tsx': `import './Demo';\n${COMPONENT}`,
};

let site: TemporarySite;
beforeAll(() => {
  site = makeSite(FILES);
});
afterAll(() => site.remove());

/** Runs the loader, and returns the watched files, by paths in the site. */
async function load(demo = 'docs/a/Demo.tsx', language = 'en') {
  const watched = { files: [] as string[], missing: [] as string[], code: '' };
  const inSite = (file: string) => file.slice(site.root.length + 1).replaceAll('\\', '/');
  await new Promise<void>((resolve, reject) => {
    demoLoader.call({
      resourcePath: site.resolve(demo),
      async:
        () =>
        (error, code = '') => {
          watched.code = code;
          if (error) reject(error);
          else resolve();
        },
      addDependency: (file) => watched.files.push(inSite(file)),
      addMissingDependency: (file) => watched.missing.push(inSite(file)),
      emitFile: () => {},
      getOptions: () => ({ isServer: false, siteDir: site.root, language }),
    });
  });
  return watched;
}

test('a demo is rebuilt only when one of its own files changes', async () => {
  const { files } = await load();
  expect([...new Set(files)].sort()).toEqual([
    'docs/a/Demo.tsx',
    'docs/a/css-Demo.css',
    'docs/a/css-Demo.tsx',
    'docs/a/text.ts',
    'package.json',
    'src/config/demoHeights.json',
  ]);
});

test('an added variant rebuilds it, an existing one is a separate file', async () => {
  expect((await load()).missing).toEqual(['docs/a/tailwind-Demo.tsx']);
});

test('demos of a page that need the same packages are in one chunk', async () => {
  const listChunks = async (demo: string) =>
    [...(await load(demo)).code.matchAll(/import\((.*?)"[^"]*\/[^"]*"\)/g)].map(
      ([, comment]) => comment,
    );
  const [chunk, variant] = await listChunks('docs/a/Demo.tsx');
  expect(chunk).toMatch(/^\/\* webpackChunkName: "demos-[\da-f]{8}" \*\/ $/);
  // Includes its own stylesheet.
  expect(variant).toBe('');
  expect(await listChunks('docs/a/Other.tsx')).toEqual([chunk]);
  expect(await listChunks('docs/a/Chart.tsx')).not.toEqual([chunk]);
  expect(await listChunks('docs/b/Demo.tsx')).not.toEqual([chunk]);
});

test('another language uses the translation of a demo, if there is one', async () => {
  expect((await load('docs/b/Demo.tsx')).code).not.toContain('zh-Demo');
  const { code, files } = await load('docs/b/Demo.tsx', 'zh');
  expect(code).toContain('docs/b/zh-Demo.tsx"');
  expect(code).toContain('id: "b/Demo"');
  expect(files).toContain('docs/b/zh-Demo.tsx');
  expect((await load('docs/a/Demo.tsx', 'zh')).code).toContain('docs/a/Demo.tsx"');
});
