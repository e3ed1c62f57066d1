import { useSyncExternalStore } from 'react';
import { DARK_SCHEME_QUERY, HTML_ATTRIBUTES, type Mode } from '../../config/preferences';
import type { ColorScheme, Direction } from '../../design/tokens';

/* The attributes of <html> are the single source for scheme, mode and direction: the
   script before the first paint, Docusaurus's own color mode and the preferences all
   write them, so consumers need not know who wrote them. */
const read = (name: string): string | null => document.documentElement.getAttribute(name);

export const readScheme = (): ColorScheme =>
  read(HTML_ATTRIBUTES.scheme) === 'dark' ? 'dark' : 'light';

export const readDirection = (): Direction =>
  read(HTML_ATTRIBUTES.direction) === 'rtl' ? 'rtl' : 'ltr';

/** The reader's choice; the system's mode by default. */
export const readMode = (): Mode => {
  const choice = read(HTML_ATTRIBUTES.mode);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
};

export function writeHtmlAttribute(name: string, value: string): void {
  if (read(name) !== value) document.documentElement.setAttribute(name, value);
}

export function writeMode(mode: Mode): void {
  const scheme = mode === 'system' ? getSystemScheme() : mode;
  writeHtmlAttribute(HTML_ATTRIBUTES.scheme, scheme);
  writeHtmlAttribute(HTML_ATTRIBUTES.mode, mode);
}

const getSystemScheme = (): ColorScheme =>
  window.matchMedia(DARK_SCHEME_QUERY).matches ? 'dark' : 'light';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Subscribes to the attributes; returns a function that unsubscribes. All subscribers
 * share one observer.
 */
export function subscribeToHtml(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observe();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function observe(): MutationObserver {
  const html = document.documentElement;
  // Setting the current value again is also reported; forwarding that could cause an
  // endless loop.
  const isChange = ({ attributeName, oldValue }: MutationRecord): boolean =>
    html.getAttribute(attributeName ?? '') !== oldValue;
  const created = new MutationObserver((records) => {
    if (records.some(isChange)) [...listeners].forEach((notify) => notify());
  });
  created.observe(html, {
    attributeFilter: Object.values(HTML_ATTRIBUTES),
    attributeOldValue: true,
  });
  return created;
}

const serverScheme = (): ColorScheme => 'light';
const serverDirection = (): Direction => 'ltr';

/** The current scheme of the page. Works without a provider. */
export const useDemoScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeToHtml, readScheme, serverScheme);

/** The current direction of the page. Works without a provider. */
export const useDirection = (): Direction =>
  useSyncExternalStore(subscribeToHtml, readDirection, serverDirection);
