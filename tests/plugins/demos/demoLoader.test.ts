import demoLoader from '../../../plugins/demos/demoLoader';
import { makeSite, manifest, type TemporarySite } from './support';

const COMPONENT = 'export default function Demo() {\n  return <p>Hello</p>;\n}\n';
const FILES = {
  'package.json': manifest({ dependencies: { react: '19.0.0' } }),
  'node_modules/react/package.json': manifest({ version: '19.0.0' }),
  'node_modules/react-dom/package.json': manifest({ version: '19.0.0' }),
  'docs/a/page.mdx': '<Demo name="Demo" />',
  'docs/a/Other.tsx': COMPONENT,
  'docs/a/Demo.tsx': `import './text';\n${COMPONENT}`,
  'docs/a/text.ts': 'export {};\n',
  'docs/a/css-Demo.tsx': `import './css-Demo.css';\n${COMPONENT}`,
  'docs/a/css-Demo.css': '.a {}',
};

let site: TemporarySite;
beforeAll(() => {
  site = makeSite(FILES);
});
afterAll(() => site.remove());

/** Runs the loader, and tells what the bundler would watch, by paths in the site. */
async function load() {
  const watched = { files: [] as string[], missing: [] as string[] };
  const inSite = (file: string) => file.slice(site.root.length + 1).replaceAll('\\', '/');
  await new Promise<void>((resolve, reject) => {
    demoLoader.call({
      resourcePath: site.resolve('docs/a/Demo.tsx'),
      async: () => (error) => (error ? reject(error) : resolve()),
      addDependency: (file) => watched.files.push(inSite(file)),
      addMissingDependency: (file) => watched.missing.push(inSite(file)),
      emitFile: () => {},
      getOptions: () => ({ isServer: false, siteDir: site.root }),
    });
  });
  return watched;
}

test('a demo is made again when a file of its own changes, and at no other', async () => {
  const { files } = await load();
  expect([...new Set(files)].sort()).toEqual([
    'docs/a/Demo.tsx',
    'docs/a/css-Demo.css',
    'docs/a/css-Demo.tsx',
    'docs/a/text.ts',
    'package.json',
  ]);
});

test('a variant that is added makes it again, one that is there is a file of its own', async () => {
  expect((await load()).missing).toEqual(['docs/a/tailwind-Demo.tsx']);
});
