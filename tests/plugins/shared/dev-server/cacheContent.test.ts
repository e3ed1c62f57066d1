import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { cacheContent } from '../../../../plugins/shared/dev-server/cacheContent';

const environment = process.env.NODE_ENV;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loaded-'));
const page = path.join(folder, 'bars.mdx');

let loads = 0;
let fault: Error | undefined;
const plugin: Plugin<string> = {
  name: 'pages',
  getPathsToWatch: () => ['**/*.mdx', 'order.json'],
  loadContent: async () => {
    if (fault) throw fault;
    loads += 1;
    return `content ${loads}`;
  },
  contentLoaded: async ({ content, actions }) => {
    const data = await actions.createData('page.json', content ?? '');
    actions.addRoute({ path: '/bars', component: '@theme/Page', modules: { data } });
    actions.setGlobalData(content);
  },
};

/** Simulates Docusaurus after a watched file has changed. */
async function load(cached: Plugin<string>) {
  const routes: RouteConfig[] = [];
  const files: string[] = [];
  let globalData: unknown;
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => routes.push(route),
    createData: async (name) => {
      files.push(name);
      return `/generated/${name}`;
    },
    setGlobalData: (data) => {
      globalData = data;
    },
  };
  const content = (await cached.loadContent?.()) as string;
  await cached.contentLoaded?.({ content, actions });
  return { content, routes, files, globalData };
}

let cached: Plugin<string>;
beforeEach(() => {
  loads = 0;
  process.env.NODE_ENV = 'development';
  fs.writeFileSync(page, '---\ntitle: Bars\n---\n\nA chart of bars.\n');
  cached = cacheContent(plugin, folder);
});
afterEach(() => {
  process.env.NODE_ENV = environment;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('an edited sentence loads nothing, and returns the same routes and data', async () => {
  const first = await load(cached);
  fs.writeFileSync(page, '---\ntitle: Bars\n---\n\nA chart of upright bars.\n');
  const { files, ...second } = await load(cached);
  expect(loads).toBe(1);
  expect(files).toEqual([]);
  expect(second).toEqual({
    content: first.content,
    routes: first.routes,
    globalData: first.globalData,
  });
});

test('a changed outline, a changed data file and a new page load everything', async () => {
  await load(cached);
  fs.writeFileSync(page, '---\ntitle: Bar charts\n---\n\nA chart of bars.\n');
  expect((await load(cached)).content).toBe('content 2');
  fs.writeFileSync(path.join(folder, 'order.json'), '[]');
  expect((await load(cached)).content).toBe('content 3');
  fs.writeFileSync(path.join(folder, 'lines.mdx'), 'Lines.');
  const last = await load(cached);
  expect(last.content).toBe('content 4');
  expect(last.globalData).toBe('content 4');
  expect(last.files).toEqual(['page.json']);
});

test('content that could not be loaded is tried again', async () => {
  fault = new Error('bars.mdx: no title');
  await expect(load(cached)).rejects.toThrow(fault);
  fault = undefined;
  expect((await load(cached)).content).toBe('content 1');
});

test('a build loads each time', () => {
  process.env.NODE_ENV = 'production';
  expect(cacheContent(plugin, folder)).toBe(plugin);
});
