/** Only loaded on the Colors page. */
import { useDeferredValue, useMemo, useRef } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useChunk } from '../../../components/useChunk';
import { createDocsTheme } from '../../../design/createDocsTheme';
import { ColorField } from './ColorField';
import { ColorFiguresTable } from './ColorFiguresTable';
import { labels } from './labels';
import { hasError } from './reduceDraft';
import { RolePicker } from './RolePicker';
import { SwatchPicker } from './SwatchPicker';
import { ThemeCode } from './ThemeCode';
import { toHex } from './colorValues';
import { useDraft } from './useDraft';
import styles from './styles.module.css';

const loadPreview = () => import('./preview/Preview').then(({ Preview }) => Preview);

/** Picks the main color of each role, previews the result, and applies it to the site. */
export function Editor() {
  const { draft, change, apply, reset, notice } = useDraft();
  const { value: Preview, attempt } = useChunk(loadPreview);
  const { role, colors, texts } = draft;
  const field = useRef<HTMLInputElement>(null);
  const theme = useMemo(() => createDocsTheme({ paletteColors: colors }), [colors]);
  const shown = useDeferredValue(colors);
  const main = colors[role]?.main ?? theme.palette[role].main;
  const hex = toHex(main);

  return (
    <div className={styles.editor}>
      <div className={styles.controls}>
        <RolePicker
          theme={theme}
          role={role}
          hasError={(each) => hasError(draft, each)}
          onChange={(each) => change({ type: 'SELECT', role: each })}
        />
        <ColorField
          ref={field}
          role={role}
          text={texts[role] ?? main}
          hex={hex}
          hasError={hasError(draft, role)}
          onType={(text) => change({ type: 'TYPE', text })}
          onPick={(picked) => change({ type: 'PICK', main: picked })}
          onLeave={() => change({ type: 'LEAVE' })}
          onClear={colors[role] && (() => change({ type: 'CLEAR' }))}
        />
        <SwatchPicker
          hex={hex}
          onPick={(picked) => change({ type: 'PICK', main: picked })}
        />
      </div>
      <ColorFiguresTable theme={theme} role={role} />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            if (!apply()) field.current?.focus();
          }}
        >
          {labels.apply()}
        </button>
        <button type="button" className={styles.secondary} onClick={reset}>
          {labels.reset()}
        </button>
        <p role="status" className={styles.notice}>
          {notice && labels[notice]()}
        </p>
      </div>
      {Preview ? (
        <Preview paletteColors={shown} />
      ) : (
        <div className={styles.previewSpace}>
          <LoadFailure text={labels.noPreview()} attempt={attempt} />
        </div>
      )}
      <ThemeCode colors={colors} />
    </div>
  );
}
