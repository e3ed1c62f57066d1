/** Loads the components of the preview, which are larger than the editor. */
import { useId, useMemo } from 'react';
import type { PaletteColors } from '../../../../design/assertPaletteColors';
import { createDocsTheme } from '../../../../design/createDocsTheme';
import { useDirection, useThemePreferences } from '../../../preferences';
import { previewLabels } from './previewLabels';
import { PreviewPanel } from './PreviewPanel';
import styles from '../styles.module.css';

/** Components in both schemes, side by side if there is space. */
export function Preview({ paletteColors }: { paletteColors: PaletteColors }) {
  const direction = useDirection();
  const { dense, spacing } = useThemePreferences();
  const theme = useMemo(
    () => createDocsTheme({ direction, dense, spacing, paletteColors }),
    [direction, dense, spacing, paletteColors],
  );
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.previewSpace}>
      <p id={id} className={styles.legend}>
        {previewLabels.preview()}
      </p>
      <div className={styles.previews}>
        <PreviewPanel theme={theme} scheme="light" />
        <PreviewPanel theme={theme} scheme="dark" />
      </div>
    </section>
  );
}
