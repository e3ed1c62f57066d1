import { LINK_COPIED_FEEDBACK } from '../../config/copy';

export interface HeadingLinkEnvironment {
  document: Document;
  /** Writes to the clipboard; may reject. */
  writeText: (text: string) => Promise<void>;
  setTimeout: (action: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
  /** What says that the link was copied. */
  getText: () => string;
}

/**
 * Copies the address of a section when the link of its heading is followed, by pointer or by
 * keyboard, with one listener for the whole page. A bubble says so, to screen readers too, only
 * if the copy succeeded. The link itself works as ever.
 * @returns a function that takes everything away
 */
export function createHeadingLinks(env: HeadingLinkEnvironment): () => void {
  const { document } = env;
  let bubble: HTMLElement | undefined;
  let timer = 0;

  // It has to be there before its text is, or screen readers miss it.
  const prepare = (): HTMLElement => {
    if (!bubble) {
      bubble = document.createElement('div');
      bubble.className = 'heading-link-copied';
      bubble.setAttribute('role', 'status');
      document.body.append(bubble);
    }
    return bubble;
  };
  const show = (link: HTMLElement): void => {
    const element = prepare();
    element.textContent = env.getText();
    // In the page, not in the window: following the link scrolls.
    const { left, bottom } = link.getBoundingClientRect();
    const { scrollTop, clientWidth } = document.documentElement;
    element.style.top = `${bottom + scrollTop}px`;
    element.style.left = `${Math.min(left, clientWidth - element.offsetWidth)}px`;
    env.clearTimeout(timer);
    timer = env.setTimeout(() => {
      element.textContent = '';
    }, LINK_COPIED_FEEDBACK);
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.hash-link');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    prepare();
    void copy(link);
  };
  const copy = async (link: HTMLAnchorElement): Promise<void> => {
    const address = new URL(link.href);
    // What was searched for is not part of the section's address.
    address.search = '';
    try {
      await env.writeText(address.href);
    } catch {
      return; // A refused clipboard changes nothing: the address bar has the link.
    }
    show(link);
  };

  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    env.clearTimeout(timer);
    bubble?.remove();
  };
}
