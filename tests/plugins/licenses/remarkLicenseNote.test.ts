import type * as Mdx from '@mdx-js/mdx';
import type { VFile } from 'vfile';
import { explainMissingKey } from '../../../plugins/licenses/licenseKeyPlugin';
import remarkLicenseNote from '../../../plugins/licenses/remarkLicenseNote';
import { importNatively } from '../../support/jest/native/importNatively';
import { makeSite, type TemporarySite } from '../demos/support';

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    'docs/charts/bars/Free.tsx': "import { BarChart } from '@mui/x-charts/BarChart';\n",
    'docs/charts/bars/Paid.tsx': "import { Heatmap } from '@mui/x-charts-pro/Heatmap';\n",
    'docs/charts/bars/Through.tsx': "import { part } from './part';\n",
    'docs/charts/bars/part.tsx':
      "import { DataGridPremium } from '@mui/x-data-grid-premium';\n",
  });
});
afterAll(() => site.remove());

/** The tags of a compiled page, in its order. */
async function listTags(value: string, folder = 'docs'): Promise<string[]> {
  const { compile } = await importNatively<typeof Mdx>('@mdx-js/mdx');
  const code = await compile(
    { path: site.resolve(`${folder}/charts/bars/bars.mdx`), value },
    { remarkPlugins: [[remarkLicenseNote, { siteDir: site.root }]], jsx: true },
  );
  return [...String(code).matchAll(/<(LicenseNote|Demo name="\w+")/g)].map(
    ([, tag]) => tag!,
  );
}

const demo = (name: string) => `<Demo name="${name}" />`;

it('is inserted once, above the first demo of a commercial component', async () => {
  const page = ['Free', 'Paid', 'Through'].map(demo).join('\n\n');
  expect(await listTags(page)).toEqual([
    'Demo name="Free"',
    'LicenseNote',
    'Demo name="Paid"',
    'Demo name="Through"',
  ]);
});

it('checks helper files of a demo, nested elements, and translated pages', async () => {
  const page = `<Tabs>\n\n${demo('Through')}\n\n</Tabs>`;
  const expected = ['LicenseNote', 'Demo name="Through"'];
  expect(await listTags(page)).toEqual(expected);
  const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
  expect(await listTags(page, zh)).toEqual(expected);
});

it('ignores nodes whose attributes are not a list, such as callouts', async () => {
  const callout = { type: 'containerDirective', name: 'note', attributes: { id: 'a' } };
  const page = {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [{ name: 'name', value: 'Paid' }],
  };
  const tree = { type: 'root', children: [callout, page] };
  const file = { path: site.resolve('docs/charts/bars/bars.mdx') } as VFile;
  await remarkLicenseNote({ siteDir: site.root })(tree, file);
  expect(tree.children.map(({ name }) => name)).toEqual(['note', 'LicenseNote', 'Demo']);
});

it('is not inserted if nothing commercial runs', async () => {
  expect(await listTags(demo('Free'))).toEqual(['Demo name="Free"']);
  expect(await listTags(demo('Gone'))).toEqual(['Demo name="Gone"']);
});

it('is shown by the build, which never prints the key', () => {
  expect(explainMissingKey({})).toContain('MUI_X_LICENSE_KEY');
  expect(explainMissingKey({ MUI_X_LICENSE_KEY: 'abc123' })).toBeUndefined();
});
