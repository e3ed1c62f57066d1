import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildFrame } from '../../../plugins/playground/buildFrame';
import { getFrameKey } from '../../../plugins/playground/getFrameKey';
import { listSubpaths } from '../../../plugins/playground/listSubpaths';
import { readIcons } from '../../../plugins/playground/readIcons';
import { renderFrameHtml } from '../../../plugins/playground/renderFrameHtml';
import { renderRegistry } from '../../../plugins/playground/renderRegistry';
import { runRspack } from '../../../plugins/shared/runRspack';

jest.mock('../../../plugins/shared/runRspack', () => ({ runRspack: jest.fn() }));
import { getIconShard } from '../../../src/lib/getIconShard';

const MODULES = path.resolve('node_modules');

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frame-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

describe('listSubpaths', () => {
  test('lists public subpaths, and nothing internal', () => {
    const charts = listSubpaths('@mui/x-charts', MODULES)!;
    expect(charts).toEqual(expect.arrayContaining(['BarChart', 'hooks', 'locales']));
    expect(charts).not.toContain('internals');
    const material = listSubpaths('@mui/material', MODULES)!;
    expect(material).toEqual(expect.arrayContaining(['Box', 'styles', 'colors']));
  });

  test('omits subpaths that need a package that is not installed', () => {
    for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']) {
      const subpaths = listSubpaths(name, MODULES)!;
      expect(subpaths).toContain('AdapterDayjs');
      expect(subpaths).toContain('AdapterDateFns');
      // It imports files that date-fns removed in its third major.
      expect(subpaths).not.toContain('AdapterDateFnsV2');
    }
    write('@mui/x-own/package.json', '{"exports":{"./*":"./*/index.js"}}');
    write('@mui/x-own/Plain/index.js', "export * from './Plain';");
    write('@mui/x-own/Gone/index.js', "import 'there-is-no-such-package';");
    expect(listSubpaths('@mui/x-own', folder)).toEqual(['Plain']);
  });

  test('reads packages that import each other', () => {
    for (const [name, other] of [
      ['@mui/x-one', '@mui/x-two'],
      ['@mui/x-two', '@mui/x-one'],
    ]) {
      write(`${name}/package.json`, '{"exports":{"./*":"./*/index.js"}}');
      write(`${name}/Whole/index.js`, `import '${other}/Whole';`);
      write(`${name}/Part/index.js`, `import '${other}/Broken';`);
    }
    write('@mui/x-one/Broken/index.js', "import '@mui/x-two/Part'; import 'absent';");
    expect(listSubpaths('@mui/x-one', folder)).toEqual(['Part', 'Whole']);
    expect(listSubpaths('@mui/x-two', folder)).toEqual(['Whole']);
  });

  test('is empty for a package that is not installed', () => {
    expect(listSubpaths('@mui/x-nothing', MODULES)).toBeUndefined();
  });
});

test('the registry contains the imports of the demos', () => {
  const registry = renderRegistry(MODULES, ['filled-a']);
  for (const name of [
    'react',
    '@mui/material/Box',
    '@mui/x-data-grid',
    '@mui/x-date-pickers/AdapterDayjs',
    'dayjs/locale/de',
  ]) {
    expect(registry).toContain(`"${name}": () => import("${name}")`);
  }
  expect(registry).toContain('"filled-a": () => import("./icons/filled-a.json")');
  expect(registry).not.toContain('internals');
});

test('reads the SVG paths of icons', async () => {
  const icon = (drawing: string) => `"use strict";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault").default;
exports.default = void 0;
var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));
var _jsxRuntime = require("react/jsx-runtime");
var _default = exports.default = (0, _createSvgIcon.default)(${drawing}, 'X');`;
  const line = '(0, _jsxRuntime.jsx)("path", { d: "M1" })';
  write('Add.js', icon(line));
  write(
    'AddSharp.js',
    icon(`[${line}, (0, _jsxRuntime.jsx)("circle", { r: "2" }, "1")]`),
  );
  write('index.js', 'throw new Error()');
  const shards = await readIcons(folder);
  expect(Object.fromEntries(shards)).toEqual({
    'filled-a': { Add: ['path', { d: 'M1' }] },
    'sharp-a': {
      AddSharp: [
        ['path', { d: 'M1' }],
        ['circle', { r: '2' }],
      ],
    },
  });
});

test.each([
  ['Add', 'filled-a'],
  ['ZoomInTwoTone', 'twotone-z'],
  ['Sharp', 'sharp-s'],
])('the icon %s is in %s', (name, shard) => {
  expect(getIconShard(name)).toBe(shard);
});

test('the document of the frame sets its policy before anything else runs', () => {
  const html = renderFrameHtml(['frame.js'], 'a{}');
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('frame.js'));
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain('unsafe-eval');
  expect(html).toContain('noindex');
});

test('the key of the frame depends on its sources', () => {
  write('src/design/tokens.ts', 'a');
  const before = getFrameKey(folder);
  expect(getFrameKey(folder)).toBe(before);
  write('src/pages/other.ts', 'x');
  expect(getFrameKey(folder)).toBe(before);
  write('src/design/tokens.ts', 'b');
  expect(getFrameKey(folder)).not.toBe(before);
});

describe('buildFrame', () => {
  const bundle = jest.mocked(runRspack);
  beforeEach(() => {
    bundle.mockReset().mockImplementation(async (_name, { output, resolve }) => {
      for (const module of Object.values(resolve!.alias!))
        expect(fs.existsSync(module as string)).toBe(true);
      fs.mkdirSync(output!.path!, { recursive: true });
      fs.writeFileSync(path.join(output!.path!, 'frame.js'), 'script');
      return { entrypoints: { main: { name: 'main', assets: [{ name: 'frame.js' }] } } };
    });
    write('src/design/tokens.ts', 'a');
  });
  const list = () => fs.readdirSync(path.join(folder, '.cache/playground'));

  test('two concurrent calls work separately, and one result is kept', async () => {
    const [first, second] = await Promise.all([buildFrame(folder), buildFrame(folder)]);
    expect(second).toBe(first);
    expect(bundle).toHaveBeenCalledTimes(2);
    const html = fs.readFileSync(path.join(first, 'index.html'), 'utf8');
    expect(html).toContain('<script src="frame.js" defer>');
    expect(list()).toEqual([path.basename(first)]);
  });

  test('runs once for the same sources, and again for others, whose former frame is removed', async () => {
    const first = await buildFrame(folder);
    expect(await buildFrame(folder)).toBe(first);
    expect(bundle).toHaveBeenCalledTimes(1);
    write('src/design/tokens.ts', 'b');
    const second = await buildFrame(folder);
    expect(second).not.toBe(first);
    expect(list()).toEqual([path.basename(second)]);
  });

  test('leaves nothing behind if the bundler fails', async () => {
    bundle.mockRejectedValue(new Error('no such module'));
    await expect(buildFrame(folder)).rejects.toThrow('no such module');
    expect(list()).toEqual([]);
  });
});
