import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SPACING_PROPERTY } from '../../../config/preferences';
import { createEmotionCache } from '../../../design/emotionCache';
import { renderColorCss } from '../../../design/renderColorCss';
import type { ThemePreferences } from '../../../design/reduceThemePreferences';
import type { ColorScheme, Direction } from '../../../design/tokens';
import { DemoProviders } from '../DemoProviders';
import type { DemoTexts } from './loadTexts';
import styles from './styles.module.css';

export interface DemoFrameProps {
  title: string;
  /** In px. */
  height: number;
  scheme: ColorScheme;
  direction: Direction;
  preferences: Pick<ThemePreferences, 'dense' | 'spacing' | 'paletteColors'>;
  texts?: DemoTexts;
  children: ReactNode;
}

/**
 * A demo in an iframe: media queries, viewport units and overlays refer to the frame. It
 * shares the page's script; its styles go into the frame's head.
 */
export function DemoFrame({ title, height, ...content }: DemoFrameProps) {
  const [inner, setInner] = useState<Document>();
  const prepare = ({ contentDocument }: HTMLIFrameElement) => {
    if (!contentDocument) return;
    document.querySelectorAll('link[rel="stylesheet"]').forEach((sheet) => {
      contentDocument.head.append(contentDocument.importNode(sheet, true));
    });
    contentDocument.body.dataset.demoContent = '';
    setInner(contentDocument);
  };
  return (
    <iframe
      title={title}
      className={styles.frame}
      style={{ height }}
      data-site-part=""
      srcDoc="<!doctype html><html translate='no'><head></head><body></body></html>"
      onLoad={(event) => prepare(event.currentTarget)}
    >
      {inner &&
        createPortal(
          <FrameContent key={content.direction} frame={inner} {...content} />,
          inner.body,
        )}
    </iframe>
  );
}

type FrameContentProps = Omit<DemoFrameProps, 'title' | 'height'> & { frame: Document };

function FrameContent({ frame, children, ...appearance }: FrameContentProps) {
  const { scheme, direction, preferences, texts } = appearance;
  const cache = useMemo(
    () => createEmotionCache(direction, frame.head),
    [direction, frame],
  );
  const { spacing, paletteColors } = preferences;
  const css = useMemo(() => renderColorCss(paletteColors), [paletteColors]);
  useEffect(() => {
    const html = frame.documentElement;
    html.setAttribute('data-theme', scheme);
    html.setAttribute('dir', direction);
    html.setAttribute('lang', texts?.lang ?? document.documentElement.lang);
    html.style.setProperty(SPACING_PROPERTY, `${spacing}px`);
  }, [frame, scheme, direction, spacing, texts]);
  return (
    <DemoProviders {...appearance} cache={cache} frame={frame}>
      {css && <style>{css}</style>}
      {children}
    </DemoProviders>
  );
}
