import TablePagination from '@mui/material/TablePagination';
import { zhCN } from '@mui/material/locale';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { createDocsTheme } from '../../src/design/createDocsTheme';
import { withTexts } from '../../src/design/withTexts';

const bundles = [zhCN.components ?? {}];

const show = (labelRowsPerPage?: string) =>
  renderToString(
    <ThemeProvider theme={withTexts(createDocsTheme({ dense: true }), bundles)}>
      <TablePagination
        component="div"
        count={3}
        page={0}
        rowsPerPage={10}
        onPageChange={() => undefined}
        {...(labelRowsPerPage && { labelRowsPerPage })}
      />
    </ThemeProvider>,
  );

test('components use the texts of the locale bundles', () => {
  expect(show()).toContain('每页行数');
});

test('texts of the demo have priority', () => {
  const html = show('Rows');
  expect(html).toContain('>Rows<');
  expect(html).not.toContain('每页行数');
});

test('default props of the theme are preserved, and without bundles the theme is unchanged', () => {
  const theme = createDocsTheme({ dense: true });
  expect(withTexts(theme, [])).toBe(theme);
  const [name = '', own] = Object.entries(theme.components ?? {})[0] ?? [];
  const translated = withTexts(theme, bundles).components as Record<string, unknown>;
  expect(name).not.toBe('');
  expect(translated[name]).toMatchObject(own as object);
});
