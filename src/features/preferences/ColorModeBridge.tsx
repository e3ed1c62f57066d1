import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { readMode, subscribeToHtml } from './htmlAttributes';

/**
 * Tells Docusaurus's color mode what `setMode` and other tabs wrote on <html>, so that its
 * toggle, its stored copy and everything else that asks `useColorMode` agree. The way back
 * needs no bridge: Docusaurus writes <html> itself, and the theme store follows that.
 */
export function ColorModeBridge() {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    let seen = readMode();
    return subscribeToHtml(() => {
      const mode = readMode();
      if (mode === seen) return;
      seen = mode;
      setColorMode(mode === 'system' ? null : mode);
    });
  }, [setColorMode]);
  return null;
}
