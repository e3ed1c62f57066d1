import { useEffect, useRef, useState } from 'react';
import { FRAME_MESSAGES, FRAME_WATCHER } from '../../config/adFrame';
import type { ColorScheme, Direction } from '../../design/tokens';
import { escapeHtml } from '../../lib/escapeHtml';
import { track } from '../analytics';
import { useDemoScheme, useDirection } from '../preferences';
import styles from './AdContent.module.css';
import { getSlotTexts } from './texts';

/**
 * The document in which the provider's script runs.
 * @param scriptUrl address of the script
 */
const renderFrame = (
  scriptUrl: string,
  scheme: ColorScheme,
  direction: Direction,
): string => `<!doctype html>
<html dir="${direction}" style="color-scheme:${scheme}">
<head><meta charset="utf-8"><title>Advertisement</title>
<style>html,body{margin:0;height:100%;overflow:hidden;font:14px/1.4 system-ui,sans-serif}</style>
<script>${FRAME_WATCHER}</script></head>
<body><script async src="${escapeHtml(scriptUrl)}"></script></body>
</html>`;

export interface ScriptFrameProps {
  scriptUrl: string;
  label: string;
  /** Called when the provider's elements have appeared. */
  onFound: () => void;
}

/**
 * Runs the provider's script in a sandbox with an opaque origin: it can access neither
 * the page nor its cookies and storage. It may open links in a new tab.
 */
export function ScriptFrame({ scriptUrl, label, onFound }: ScriptFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scheme = useDemoScheme();
  const direction = useDirection();
  // A new document would request another ad from the provider.
  const [html] = useState(() => renderFrame(scriptUrl, scheme, direction));

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (data === FRAME_MESSAGES.found) onFound();
      if (data === FRAME_MESSAGES.clicked)
        track('action', { category: 'ad', action: 'click', label });
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [label, onFound]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={getSlotTexts().title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin"
      srcDoc={html}
    />
  );
}
