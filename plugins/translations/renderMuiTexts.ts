import * as material from '@mui/material/locale';
import * as charts from '@mui/x-charts/locales';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';

/** Packages with texts in several languages, by module. */
const BUNDLES: Readonly<Record<string, object>> = {
  '@mui/material/locale': material,
  '@mui/x-data-grid/locales': grid,
  '@mui/x-date-pickers/locales': pickers,
  '@mui/x-charts/locales': charts,
};

/**
 * Renders a module with the default props for MUI's texts in one language: a list of
 * values for `components` of a theme. Packages without the language are omitted.
 * @param locale name of the bundles; if absent, the list is empty and the texts are
 *   English
 * @throws Error for a name that no package has
 */
export function renderMuiTexts(locale: string | undefined): string {
  const modules = Object.keys(BUNDLES).filter(
    (name) => locale !== undefined && Object.hasOwn(BUNDLES[name] ?? {}, locale),
  );
  if (locale !== undefined && modules.length === 0)
    throw new Error(
      `src/config/languages.ts: "${locale}" is no locale of ${Object.keys(BUNDLES).join(', ')}. Take a name such as zhCN, or leave out muiLocale.`,
    );
  return [
    ...modules.map(
      (name, index) => `import { ${locale} as bundle${index} } from '${name}';`,
    ),
    `export default [${modules.map((_, index) => `bundle${index}.components`).join(', ')}];`,
    '',
  ].join('\n');
}
