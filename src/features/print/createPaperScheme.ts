import { HTML_ATTRIBUTES } from '../../config/preferences';

export interface PaperScheme {
  /** Switches the page to the light scheme, because paper is white. */
  start: () => void;
  /** Restores the page's scheme. */
  end: () => void;
}

/**
 * The scheme of a page while it is printed. It only changes what is shown, not the
 * reader's choice.
 * @param html the page's root element, which has the scheme
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
