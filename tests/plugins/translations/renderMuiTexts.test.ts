import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderMuiTexts } from '../../../plugins/translations/renderMuiTexts';
import { writeDemoTexts } from '../../../plugins/translations/writeDemoTexts';

test('English has no bundles', () => {
  expect(renderMuiTexts(undefined)).toBe('export default [];\n');
});

test('a language uses the bundles of the packages that have it', () => {
  expect(renderMuiTexts('ptBR').match(/^import \{ ptBR as/gm)).toHaveLength(4);
  const chinese = renderMuiTexts('zhCN');
  expect(chinese).toContain(
    "import { zhCN as bundle1 } from '@mui/x-data-grid/locales';",
  );
  expect(chinese).not.toContain('@mui/x-charts');
  expect(chinese).toContain(
    'export default [bundle0.components, bundle1.components, bundle2.components];',
  );
});

test('a name that no package has is rejected', () => {
  expect(() => renderMuiTexts('xxXX')).toThrow(
    /^src\/config\/languages\.ts: "xxXX" is no locale of @mui\/material\/locale/,
  );
});

test('each language of demos has a module, which is loaded on demand', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  await writeDemoTexts(path.join(folder, 'demo-texts'));
  const read = (name: string) =>
    fs.readFileSync(path.join(folder, 'demo-texts', name), 'utf8');
  expect(read('en.js')).toBe(renderMuiTexts(undefined));
  expect(read('zh-CN.js')).toBe(renderMuiTexts('zhCN'));
  expect(read('pt-BR.js')).toBe(renderMuiTexts('ptBR'));
  expect(read('index.js')).toBe(`export default {
  'en': () => import('./en.js'),
  'zh-CN': () => import('./zh-CN.js'),
  'pt-BR': () => import('./pt-BR.js'),
};
`);
  fs.rmSync(folder, { recursive: true });
});
