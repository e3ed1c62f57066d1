import type { PaletteColor, PaletteColors } from '../../../design/assertPaletteColors';
import { PALETTE_ROLES, PALETTES } from '../../../design/tokens';

const FIELDS = ['main', 'light', 'dark', 'contrastText'] as const;

/**
 * TypeScript code that creates a MUI theme with the chosen colors; without any, with the
 * site's own colors of the light scheme.
 */
export function renderThemeCode(chosen: PaletteColors): string {
  const own = PALETTE_ROLES.filter((role) => Object.hasOwn(chosen, role));
  const roles = own.length > 0 ? own : PALETTE_ROLES;
  const lines = roles.map((role) => {
    const color: PaletteColor = chosen[role] ?? PALETTES.light[role];
    return `    ${role}: { ${renderColor(color)} },`;
  });
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
${lines.join('\n')}
  },
});
`;
}

const renderColor = (color: PaletteColor): string =>
  FIELDS.filter((field) => color[field] !== undefined)
    .map((field) => `${field}: '${color[field]}'`)
    .join(', ');
