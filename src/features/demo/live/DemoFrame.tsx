import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createEmotionCache } from '../../../design/createEmotionCache';
import type { ColorScheme, Direction } from '../../../design/tokens';
import { DemoProviders } from '../DemoProviders';
import styles from './styles.module.css';

export interface DemoFrameProps {
  title: string;
  /** In px. */
  height: number;
  scheme: ColorScheme;
  direction: Direction;
  children: ReactNode;
}

/**
 * A demo in a viewport of its own: media queries, viewport units and overlays refer to the
 * frame. It shares the page's script; its styles go into the frame's own head.
 */
export function DemoFrame({ title, height, ...content }: DemoFrameProps) {
  const [inner, setInner] = useState<Document>();
  const prepare = ({ contentDocument }: HTMLIFrameElement) => {
    if (!contentDocument) return;
    document.querySelectorAll('link[rel="stylesheet"]').forEach((sheet) => {
      contentDocument.head.append(contentDocument.importNode(sheet, true));
    });
    setInner(contentDocument);
  };
  return (
    <iframe
      title={title}
      className={styles.frame}
      style={{ height }}
      srcDoc="<!doctype html><html><head></head><body></body></html>"
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

function FrameContent({ frame, scheme, direction, children }: FrameContentProps) {
  const cache = useMemo(
    () => createEmotionCache(direction, frame.head),
    [direction, frame],
  );
  useEffect(() => {
    frame.documentElement.setAttribute('data-theme', scheme);
    frame.documentElement.setAttribute('dir', direction);
  }, [frame, scheme, direction]);
  return (
    <DemoProviders scheme={scheme} direction={direction} cache={cache} frame={frame}>
      {children}
    </DemoProviders>
  );
}
