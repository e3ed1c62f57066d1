import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { lockPage } from '../../components/lockPage';
import { ChoiceGroup } from './ChoiceGroup';
import { ColorSettings } from './ColorSettings';
import { DemoLanguageSettings } from './DemoLanguageSettings';
import { LanguageLinks } from './LanguageLinks';
import { SpacingSettings } from './SpacingSettings';
import { useCodePreferences } from './CodePreferencesProvider';
import {
  useThemeDispatch,
  useThemeMode,
  useThemePreferences,
} from './ThemePreferencesProvider';
import styles from './SettingsDrawer.module.css';

export interface SettingsDrawerProps {
  title: string;
  /** Called once the reader has closed it. */
  onClose: () => void;
}

/**
 * The settings, as a modal drawer at the end of the line. It is open while it is mounted.
 */
export function SettingsDrawer({ title, onClose }: SettingsDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const preferences = useThemePreferences();
  const dispatch = useThemeDispatch();
  const [mode, setMode] = useThemeMode();
  const { codeVariant, setCodeVariant } = useCodePreferences();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    const unlock = lockPage();
    // Clicks on the backdrop target the dialog; clicks inside target the content.
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => {
      unlock();
      element.removeEventListener('click', onClick);
    };
  }, []);

  const close = (): void => dialog.current?.close();
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={TEXT.close()}
            onClick={close}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <ChoiceGroup
          legend={TEXT.mode()}
          value={mode}
          options={{ light: TEXT.light(), system: TEXT.system(), dark: TEXT.dark() }}
          onChange={setMode}
        />
        <ChoiceGroup
          legend={TEXT.direction()}
          value={preferences.direction}
          options={{ ltr: TEXT.ltr(), rtl: TEXT.rtl() }}
          onChange={(direction) => dispatch({ type: 'CHANGE', payload: { direction } })}
        />
        <ChoiceGroup
          legend={TEXT.density()}
          value={preferences.dense ? 'dense' : 'normal'}
          options={{ normal: TEXT.normal(), dense: TEXT.dense() }}
          onChange={(density) =>
            dispatch({ type: 'SET_DENSE', payload: density === 'dense' })
          }
        />
        <SpacingSettings />
        <ColorSettings onLeave={close} />
        <ChoiceGroup
          legend={TEXT.code()}
          value={codeVariant}
          options={{ ts: 'TypeScript', js: 'JavaScript' }}
          onChange={setCodeVariant}
        />
        <DemoLanguageSettings />
        <LanguageLinks />
      </div>
    </dialog>,
    document.body,
  );
}

const TEXT = {
  close: () =>
    translate({
      id: 'preferences.Drawer.close',
      message: 'Close settings',
      description: 'Button that closes the settings',
    }),
  mode: () =>
    translate({
      id: 'preferences.Drawer.mode',
      message: 'Color mode',
      description: 'Setting: light, dark, or what the system says',
    }),
  light: () =>
    translate({
      id: 'preferences.Drawer.mode.light',
      message: 'Light',
      description: 'Choice of the color mode',
    }),
  dark: () =>
    translate({
      id: 'preferences.Drawer.mode.dark',
      message: 'Dark',
      description: 'Choice of the color mode',
    }),
  system: () =>
    translate({
      id: 'preferences.Drawer.mode.system',
      message: 'System',
      description: 'Choice of the color mode: follow the system',
    }),
  direction: () =>
    translate({
      id: 'preferences.Drawer.direction',
      message: 'Direction',
      description: 'Setting: the direction of text and layout',
    }),
  ltr: () =>
    translate({
      id: 'preferences.Drawer.direction.ltr',
      message: 'Left to right',
      description: 'Choice of the direction',
    }),
  rtl: () =>
    translate({
      id: 'preferences.Drawer.direction.rtl',
      message: 'Right to left',
      description: 'Choice of the direction',
    }),
  density: () =>
    translate({
      id: 'preferences.Drawer.density',
      message: 'Density',
      description: 'Setting: how close together things stand',
    }),
  normal: () =>
    translate({
      id: 'preferences.Drawer.density.normal',
      message: 'Normal',
      description: 'Choice of the density',
    }),
  dense: () =>
    translate({
      id: 'preferences.Drawer.density.dense',
      message: 'Dense',
      description: 'Choice of the density',
    }),
  code: () =>
    translate({
      id: 'preferences.Drawer.code',
      message: 'Code language',
      description: 'Setting: the programming language of examples',
    }),
};
