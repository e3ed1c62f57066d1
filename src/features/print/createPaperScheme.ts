import { HTML_ATTRIBUTES } from '../../config/preferences';

export interface PaperScheme {
  /** Paper is white: the page becomes light, whatever its scheme. */
  start: () => void;
  /** Gives the page its scheme back. */
  end: () => void;
}

/**
 * The scheme of a page while it is printed. Only what shows changes, not what the reader chose.
 * @param html the page's root, which carries the scheme
 */
export function createPaperScheme(html: HTMLElement): PaperScheme {
  let former: string | null = null;
  return {
    start: () => {
      const scheme = html.getAttribute(HTML_ATTRIBUTES.scheme);
      if (former !== null || scheme !== 'dark') return;
      former = scheme;
      html.setAttribute(HTML_ATTRIBUTES.scheme, 'light');
    },
    end: () => {
      if (former === null) return;
      html.setAttribute(HTML_ATTRIBUTES.scheme, former);
      former = null;
    },
  };
}
