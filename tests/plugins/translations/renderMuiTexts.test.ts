import { LANGUAGES, LANGUAGE_TABLE } from '../../../src/config/languages';
import { renderMuiTexts } from '../../../plugins/translations/renderMuiTexts';

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

test.each(LANGUAGES)('the bundles of %s exist', (language) => {
  const { muiLocale } = LANGUAGE_TABLE[language] as { muiLocale?: string };
  expect(renderMuiTexts(muiLocale)).toContain('export default [');
});
