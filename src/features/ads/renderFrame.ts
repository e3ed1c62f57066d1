import type { ColorScheme, Direction } from '../../design/tokens';
import { FRAME_WATCHER } from '../../config/adFrame';
import { escapeHtml } from '../../lib/escapeHtml';

/**
 * The document in which the provider's script runs.
 * @param scriptUrl address of the script
 */
export const renderFrame = (
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
