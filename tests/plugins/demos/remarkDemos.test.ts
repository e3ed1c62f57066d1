import type * as Mdx from '@mdx-js/mdx';
import remarkDemos from '../../../plugins/demos/remarkDemos';
import { importNatively } from '../../support/jest/native/importNatively';
import { makeSite, type TemporarySite } from './support';

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    'docs/charts/bars/BasicBars.tsx': '',
    'docs/charts/bars/StackedBars.tsx': '',
    'docs/charts/lines/BasicLines.tsx': '',
    'docs/charts/lines/tailwind-Lonely.tsx': '',
  });
});
afterAll(() => site.remove());

async function compile(page: string, value: string): Promise<string> {
  const { compile: compileMdx } = await importNatively<typeof Mdx>('@mdx-js/mdx');
  const result = await compileMdx(
    { path: site.resolve(page), value },
    { remarkPlugins: [[remarkDemos, { siteDir: site.root }]], jsx: true },
  );
  return String(result);
}

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

test('a page imports the module of each of its demos once', async () => {
  const code = await compile(
    'docs/charts/bars/bars.mdx',
    '<Demo name="BasicBars" height={200} />\n\n<Demo name="StackedBars" />\n\n<Demo name="BasicBars" />\n',
  );
  const file = (name: string) => site.resolve(`docs/charts/bars/${name}.tsx`);
  expect(code).toContain(`import _demo0 from "${file('BasicBars')}?demo"`);
  expect(code).toContain(`import _demo1 from "${file('StackedBars')}?demo"`);
  expect(code.match(/\?demo"/g)).toHaveLength(2);
  expect(code).toMatch(/<Demo height=\{200\} demo=\{_demo0\}/);
  expect(code).not.toContain('name=');
});

test('a translated page imports the demos of the source language', async () => {
  const code = await compile(`${ZH}/charts/bars/bars.mdx`, '<Demo name="BasicBars" />');
  expect(code).toContain(`"${site.resolve('docs/charts/bars/BasicBars.tsx')}?demo"`);
});

test('a product card shows a demo of its page', async () => {
  const code = await compile(
    'docs/charts/bars/bars.mdx',
    '<ProductCard product="charts" demo="BasicBars">Text</ProductCard>',
  );
  expect(code).toMatch(/<ProductCard product="charts" demo=\{_demo0\}>/);
});

test('a page without demos is unchanged', async () => {
  expect(await compile('docs/charts/bars/bars.mdx', 'Text')).not.toContain('import');
});

test.each([
  [
    'an unknown demo',
    'docs/charts/bars/bars.mdx',
    'Text\n\n<Demo name="BasicBar" />',
    /^docs\/charts\/bars\/bars\.mdx:3: There is no demo "BasicBar" in .*Demos there: BasicBars, StackedBars\.$/,
  ],
  [
    'an unknown option',
    'docs/charts/bars/bars.mdx',
    '# Bars\n\nText\n\n<Demo name="BasicBars" width={3} />',
    /^docs\/charts\/bars\/bars\.mdx:5: <Demo> "width" is not allowed\. Its options are name, height/,
  ],
  [
    'an unknown demo on a translated page',
    `${ZH}/charts/bars/bars.mdx`,
    '<Demo name="Nothing" />',
    /^i18n\/zh\/docusaurus-plugin-content-docs\/current\/charts\/bars\/bars\.mdx:1: There is no demo "Nothing"/,
  ],
  [
    'a variant without its base',
    'docs/charts/lines/lines.mdx',
    '<Demo name="BasicLines" />',
    /^docs\/charts\/lines\/lines\.mdx:1: tailwind-Lonely\.tsx is a variant without its base; add Lonely\.tsx/,
  ],
])('%s stops the build with file and line', async (_case, page, text, message) => {
  await expect(compile(page, text)).rejects.toThrow(message);
});
