import { createDocsTheme, readSchemeVariables } from '../../src/design/createDocsTheme';
import { PALETTE_ROLES } from '../../src/design/tokens';

describe('custom colors', () => {
  test.each(['light', 'dark'] as const)('are used in the %s scheme', (scheme) => {
    const theme = createDocsTheme({ paletteColors: { error: { main: '#808080' } } });
    const palette = theme.colorSchemes[scheme]!.palette;
    expect(palette.error).toMatchObject({
      main: '#808080',
      light: 'rgb(153, 153, 153)', // 128 + (255 - 128) * 0.2
      dark: 'rgb(89, 89, 89)', // 128 * (1 - 0.3)
      contrastText: '#fff',
    });
    expect(palette.primary).toEqual(
      createDocsTheme().colorSchemes[scheme]!.palette.primary,
    );
  });

  test('keep their own shades', () => {
    const own = {
      main: '#111111',
      light: '#222222',
      dark: '#000001',
      contrastText: '#eeeeee',
    };
    const theme = createDocsTheme({ paletteColors: { info: own } });
    expect(theme.colorSchemes.dark!.palette.info).toMatchObject(own);
  });

  test.each(['text', 'mode', 'background', 'common', 'grey'])(
    'do not swap roles, so %s does not change',
    (name) => {
      const theme = createDocsTheme({ paletteColors: { [name]: { main: '#ff0000' } } });
      expect(readSchemeVariables(theme)).toEqual(readSchemeVariables(createDocsTheme()));
    },
  );

  test.each(PALETTE_ROLES)('a %s without a string `main` throws', (role) => {
    expect(() => createDocsTheme({ paletteColors: { [role]: {} as never } })).toThrow(
      `The palette color "${role}" needs a string \`main\`, but {} was given`,
    );
  });
});

describe('dense', () => {
  test('is off by default: components keep their sizes', () => {
    const { MuiDataGrid, ...others } = createDocsTheme().components!;
    expect(others).toEqual({});
    expect(MuiDataGrid).not.toHaveProperty('defaultProps');
  });

  test('sets small sizes', () => {
    const { components } = createDocsTheme({ dense: true });
    expect(components).toMatchObject({
      MuiButton: { defaultProps: { size: 'small' } },
      MuiDataGrid: { defaultProps: { density: 'compact' } },
      MuiListItem: { defaultProps: { dense: true } },
      MuiPickersTextField: { defaultProps: { size: 'small' } },
      MuiTable: { defaultProps: { size: 'small' } },
      MuiToolbar: { defaultProps: { variant: 'dense' } },
    });
  });
});

test.each([true, false])(
  'the last row of a grid has no line above its frame (dense: %s)',
  (dense) => {
    const { MuiDataGrid } = createDocsTheme({ dense }).components!;
    expect(JSON.stringify(MuiDataGrid!.styleOverrides)).toContain('clipPath');
  },
);

test('dark surfaces are tinted, and more so the higher they are', () => {
  const { light, dark } = readSchemeVariables(createDocsTheme());
  expect(dark['--mui-overlays-1']).toMatch(
    /^linear-gradient\(rgba\(143 177 255 \/ 0\.05/,
  );
  expect(dark['--mui-overlays-8']).toMatch(
    /^linear-gradient\(rgba\(143 177 255 \/ 0\.11/,
  );
  // The grid reads its background as a variable, which therefore exists in both schemes.
  expect(light['--mui-palette-DataGrid-bg']).toBe(
    light['--mui-palette-background-paper'],
  );
  expect(dark['--mui-palette-DataGrid-bg']).toBe('#1a2130');
});
