import { translate } from '@docusaurus/Translate';
import { PALETTE_ROLES, PALETTES, type PaletteRole } from '../../design/tokens';

const SWATCH = {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: '0.5em',
  borderRadius: '50%',
  verticalAlign: '-0.15em',
} as const;

/** As the table of the editor, which takes this place. */
const FRAME = {
  overflowX: 'auto',
  border: '1px solid var(--atlas-border)',
  borderRadius: 'var(--atlas-radius)',
} as const;
const TABLE = { display: 'table', width: '100%', margin: 0 } as const;
const CAPTION = {
  padding: '0.625rem 0.875rem',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'start',
} as const;

/** Server only: the site's palette as a table, for readers without JavaScript. */
export function StaticPalette() {
  return (
    <div style={FRAME}>
      <table style={TABLE}>
        <caption style={CAPTION}>
          {translate({
            id: 'colors.StaticPalette.caption',
            message: 'The palette of this site',
            description: 'Caption of a table of colors',
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'colors.StaticPalette.role',
                message: 'Role',
                description: 'Column heading: primary, secondary and so on',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'colors.StaticPalette.light',
                message: 'Light scheme',
                description: 'Column heading: a color in the light scheme',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'colors.StaticPalette.dark',
                message: 'Dark scheme',
                description: 'Column heading: a color in the dark scheme',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {PALETTE_ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <code translate="no">{role}</code>
              </th>
              <td>{renderColor(PALETTES.light[role])}</td>
              <td>{renderColor(PALETTES.dark[role])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const renderColor = ({ main }: (typeof PALETTES)['light' | 'dark'][PaletteRole]) => (
  <>
    <span style={{ ...SWATCH, background: main }} />
    <code translate="no">{main}</code>
  </>
);
