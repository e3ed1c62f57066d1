import { useEffect } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { readMode, subscribeToHtml } from './htmlAttributes';

/**
 * Syncs Docusaurus's color mode with changes of <html> by `setMode` and other tabs, so
 * that its toggle, its stored copy and all users of `useColorMode` agree. The other
 * direction needs no bridge: Docusaurus writes to <html> itself, and the theme store
 * follows that.
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
