import type { Theme } from '@mui/material/styles';
import clsx from 'clsx';
import {
  CONTRAST_THRESHOLD,
  type ColorScheme,
  type PaletteRole,
} from '../../../design/tokens';
import { describeColor, isTooLow, SHADES } from './colorValues';
import { labels } from './labels';
import styles from './styles.module.css';

const SCHEMES: ColorScheme[] = ['light', 'dark'];

/**
 * Colors derived from a role's color in both schemes, with warnings about low contrast.
 */
export function ColorFiguresTable({ theme, role }: { theme: Theme; role: PaletteRole }) {
  const figures = SCHEMES.map((scheme) => describeColor(theme, scheme, role));
  const ratios = [
    { label: labels.textRatio(), values: figures.map(({ text }) => text) },
    { label: labels.pageRatio(), values: figures.map(({ page }) => page) },
  ];
  const faults = ratios.flatMap(({ label, values }) =>
    values.flatMap((ratio, index) =>
      isTooLow(ratio)
        ? [`${label}, ${labels[SCHEMES[index]!]()}: ${ratio.toFixed(2)}`]
        : [],
    ),
  );
  return (
    <div>
      <div className={styles.scroller}>
        <table className={styles.figures}>
          <caption>{labels.figures(role)}</caption>
          <thead>
            <tr>
              <td />
              {SCHEMES.map((scheme) => (
                <th key={scheme} scope="col">
                  {labels[scheme]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SHADES.map((shade) => (
              <tr key={shade}>
                <th scope="row">
                  <code translate="no">{shade}</code>
                </th>
                {figures.map(({ shades }, index) => (
                  <td key={SCHEMES[index]} data-figure={`${shade}-${SCHEMES[index]}`}>
                    <span className={styles.chip} style={{ background: shades[shade] }} />
                    <code translate="no">{shades[shade]}</code>
                  </td>
                ))}
              </tr>
            ))}
            {ratios.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((ratio, index) => (
                  <td
                    key={SCHEMES[index]}
                    className={clsx(isTooLow(ratio) && styles.low)}
                  >
                    {isTooLow(ratio)
                      ? `${ratio.toFixed(2)} ⚠ ${labels.tooLow(CONTRAST_THRESHOLD)}`
                      : ratio.toFixed(2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        {faults.length > 0 && (
          <p className={styles.warning}>
            <strong>{labels.warning(CONTRAST_THRESHOLD)}</strong>{' '}
            <span>{faults.join('; ')}</span>
          </p>
        )}
      </div>
    </div>
  );
}
