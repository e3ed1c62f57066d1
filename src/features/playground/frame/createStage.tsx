import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import demoTexts from '@language/demo-texts';
import type { Theme } from '@mui/material/styles';
import { SchemeTheme } from '../../../components/SchemeTheme';
import { SPACING_PROPERTY } from '../../../config/preferences';
import { INITIAL_THEME_PREFERENCES } from '../../../design/reduceThemePreferences';
import { renderColorCss } from '../../../design/renderColorCss';
import { withTexts } from '../../../design/withTexts';
import type { Appearance } from '../protocol';
import { explainReactError } from './explainReactError';

export interface Stage {
  /** Shows a component once it has rendered; the previous one stays until then. */
  show: (component: ComponentType) => Promise<void>;
  setAppearance: (appearance: Appearance) => void;
}

interface Act {
  box: HTMLElement;
  root: Root;
  component: ComponentType;
  /** How often it was remounted after an error. */
  attempt: number;
  onDone: () => void;
  onError: (error: unknown) => void;
}

/**
 * Renders edited components. A new one first renders hidden, at full width; only if that
 * succeeds, it replaces the previous one.
 * @param onLateError called when a component fails after it was shown
 */
export function createStage(
  container: HTMLElement,
  onLateError: (error: unknown) => void,
): Stage {
  let appearance: Appearance = { scheme: 'light', direction: 'ltr', language: 'en' };
  let addTexts: ((theme: Theme) => Theme) | undefined;
  let shown: Act | undefined;
  let candidate: Act | undefined;
  const colorStyle = document.createElement('style');

  const draw = (act: Act): void =>
    act.root.render(
      <Boundary key={act.attempt} onError={act.onError}>
        <SchemeTheme
          scheme={appearance.scheme}
          direction={appearance.direction}
          preferences={appearance.preferences}
          adapt={addTexts}
        >
          <act.component />
        </SchemeTheme>
        <Done onDone={act.onDone} />
      </Boundary>,
    );
  const redraw = (): void => {
    if (shown) draw(shown);
    if (candidate) draw(candidate);
  };
  const loadTexts = async (language: string): Promise<void> => {
    const { default: bundles = [] } = (await demoTexts[language]?.()) ?? {};
    if (appearance.language !== language) return;
    addTexts = (theme) => withTexts(theme, bundles);
    redraw();
  };
  const remove = (act: Act | undefined): void => {
    act?.root.unmount();
    act?.box.remove();
  };
  const accept = (act: Act): void => {
    const before = shown;
    shown = act;
    candidate = undefined;
    act.box.className = '';
    act.onDone = () => {};
    act.onError = (error) => {
      onLateError(error);
      // It has rendered before, so it will probably succeed after a remount.
      act.attempt += 1;
      if (act.attempt === 1) draw(act);
    };
    remove(before);
    draw(act);
  };

  return {
    show: (component) =>
      new Promise((resolve, reject) => {
        remove(candidate);
        const box = document.createElement('div');
        box.className = 'candidate';
        container.append(box);
        const ignore = (): void => {};
        const root = createRoot(box, { onCaughtError: ignore, onUncaughtError: ignore });
        const act: Act = {
          box,
          root,
          component,
          attempt: 0,
          onDone: () => {
            // After the effect that reports it: React must not be unmounted while it is
            // working.
            queueMicrotask(() => {
              if (candidate !== act) return;
              accept(act);
              resolve();
            });
          },
          onError: (error) => {
            if (candidate !== act) return;
            candidate = undefined;
            // A root must not be unmounted while it renders.
            setTimeout(() => remove(act));
            reject(error);
          },
        };
        candidate = act;
        draw(act);
      }),
    setAppearance: (next) => {
      const { language } = appearance;
      appearance = next;
      // Offline, the texts stay in the language that is loaded.
      if (next.language !== language) loadTexts(next.language).catch(() => {});
      const { documentElement: html } = document;
      html.dataset.theme = next.scheme;
      html.dir = next.direction;
      html.lang = next.language;
      const { spacing, paletteColors } = next.preferences ?? INITIAL_THEME_PREFERENCES;
      html.style.setProperty(SPACING_PROPERTY, `${spacing}px`);
      colorStyle.textContent = renderColorCss(paletteColors);
      document.head.append(colorStyle);
      redraw();
    },
  };
}

/** Reports that everything beside it is mounted and its effects have run. */
function Done({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown, { componentStack }: React.ErrorInfo) {
    this.props.onError(explainReactError(error, componentStack));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
