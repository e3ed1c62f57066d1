import { decompressFromBase64 } from 'lz-string';
import packageJson from '../../../../package.json';
import { SANDBOX_VERSIONS } from '../../../../src/config/sandbox';
import {
  makeCodeSandboxForm,
  makeProject,
  makeStackBlitzForm,
  openCodeSandbox,
  openStackBlitz,
} from '../../../../src/features/demo/sandbox';
import type { DemoCode, Styling } from '../../../../src/types/demo';

const file = (name: string, code = `// ${name}\n`) => ({ name, code, html: '' });

const CODE: DemoCode = {
  files: {
    ts: [file('BasicBars.tsx'), file('rows.ts'), file('data/Legend.tsx')],
    js: [file('BasicBars.js'), file('rows.js'), file('data/Legend.js')],
  },
  preview: {},
  dependencies: { '@mui/x-charts': '8.29.3', react: '19.3.1', 'react-dom': '19.3.1' },
};

const make = (
  language: 'ts' | 'js',
  styling: Styling = 'system',
  code: DemoCode = CODE,
) => makeProject({ code, language, styling, title: 'BasicBars' });

const manifestOf = (project: { files: Record<string, string> }) =>
  JSON.parse(project.files['package.json']!) as Record<string, Record<string, string>>;

test('the tools of a sandbox have the versions of this site if it uses them', () => {
  const own = { ...packageJson.dependencies, ...packageJson.devDependencies };
  expect(SANDBOX_VERSIONS).toMatchObject({
    typescript: own.typescript,
    reactTypes: own['@types/react'],
    reactDomTypes: own['@types/react-dom'],
    tailwind: own.tailwindcss,
  });
});

describe('a project in TypeScript', () => {
  const project = make('ts');

  test('has the demo, its helper files and the files that Vite needs', () => {
    expect(Object.keys(project.files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/BasicBars.tsx',
      'src/data/Legend.tsx',
      'src/main.tsx',
      'src/rows.ts',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(project.files['src/rows.ts']).toBe('// rows.ts\n');
    expect(project.entry).toBe('src/BasicBars.tsx');
    expect(project.files['index.html']).toContain('src="/src/main.tsx"');
    expect(project.files['src/main.tsx']).toContain("import Demo from './BasicBars';");
    expect(JSON.parse(project.files['tsconfig.json']!)).toHaveProperty('compilerOptions');
  });

  test('has every package in an exact version', () => {
    const { dependencies, devDependencies, name } = manifestOf(project);
    expect(name).toBe('basic-bars');
    expect(dependencies).toEqual(CODE.dependencies);
    expect(Object.keys(devDependencies!).sort()).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    Object.values({ ...dependencies, ...devDependencies }).forEach((version) =>
      expect(version).toMatch(/^\d+\.\d+\.\d+$/),
    );
  });
});

test('a project in JavaScript has no types, and JSX has its own extension', () => {
  const project = make('js');
  expect(Object.keys(project.files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/BasicBars.jsx',
    'src/data/Legend.jsx',
    'src/main.jsx',
    'src/rows.js',
    'vite.config.js',
  ]);
  expect(Object.keys(manifestOf(project).devDependencies!).sort()).toEqual([
    '@vitejs/plugin-react',
    'vite',
  ]);
  expect(project.files['src/main.jsx']).not.toContain("('root')!");
});

test('the Tailwind variant contains Tailwind without its reset', () => {
  const code = {
    ...CODE,
    files: { ...CODE.files, ts: [file('tailwind-BasicBars.tsx')] },
  };
  const project = make('ts', 'tailwind', code);
  expect(manifestOf(project).devDependencies).toMatchObject({
    tailwindcss: SANDBOX_VERSIONS.tailwind,
    '@tailwindcss/vite': SANDBOX_VERSIONS.tailwind,
  });
  expect(project.files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
  expect(project.files['src/main.tsx']).toContain("import './index.css';");
  expect(project.files['src/main.tsx']).toContain("from './tailwind-BasicBars'");
  expect(project.files['src/index.css']).toContain('tailwindcss/utilities.css');
  expect(project.files['src/index.css']).not.toContain('preflight');
});

test('the CSS variant contains its stylesheet', () => {
  const files = [file('css-BasicBars.tsx'), file('css-BasicBars.css', '.bar {}\n')];
  const code = { ...CODE, files: { ...CODE.files, ts: files } };
  expect(make('ts', 'css', code).files['src/css-BasicBars.css']).toBe('.bar {}\n');
});

test('a demo without files is refused', () => {
  expect(() => make('ts', 'system', { ...CODE, files: { ts: [], js: [] } })).toThrow(
    'The demo BasicBars has no files.',
  );
});

test('the form for StackBlitz', () => {
  const project = make('ts');
  const { action, fields } = makeStackBlitzForm(project);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FBasicBars.tsx');
  expect(fields).toMatchObject({
    'project[template]': 'node',
    'project[title]': 'BasicBars',
    'project[description]': 'BasicBars, a demo of @mui/x-charts',
    'project[files][src/BasicBars.tsx]': '// BasicBars.tsx\n',
  });
  expect(Object.keys(fields)).toHaveLength(Object.keys(project.files).length + 3);
});

test('the form for CodeSandbox', () => {
  const project = make('js');
  const { action, fields } = makeCodeSandboxForm(project);
  expect(action).toBe(
    'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
  );
  expect(fields.query).toBe('file=/src/BasicBars.jsx');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  const text = fields.parameters!.replace(/-/g, '+').replace(/_/g, '/');
  const { files } = JSON.parse(decompressFromBase64(text)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  Object.entries(project.files).forEach(([path, content]) =>
    expect(files[path]).toEqual({ content, isBinary: false }),
  );
  const tasks = JSON.parse(files['.codesandbox/tasks.json']!.content);
  expect(tasks.tasks.dev).toMatchObject({ runAtStart: true, preview: { port: 5173 } });
});

test.each([
  ['StackBlitz', openStackBlitz, 'https://stackblitz.com/run'],
  ['CodeSandbox', openCodeSandbox, 'https://codesandbox.io/'],
])('%s opens in a new tab and leaves no form behind', (_name, open, address) => {
  const sent: HTMLFormElement[] = [];
  const submit = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(function (this: HTMLFormElement) {
      expect(this.isConnected).toBe(true);
      sent.push(this);
    });
  open(make('ts'), document);
  submit.mockRestore();
  const [form] = sent;
  expect(form).toMatchObject({ method: 'post', target: '_blank', hidden: true });
  expect(form!.action).toContain(address);
  expect(form!.elements.length).toBeGreaterThan(1);
  expect(document.querySelector('form')).toBeNull();
});
