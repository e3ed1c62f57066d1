import { LINK_COPIED_FEEDBACK } from '../../config/copy';
import { createCopyFeedback } from '../../components/copyFeedback';

export interface HeadingLinkEnvironment {
  document: Document;
  /** Text of the confirmation. */
  getText: () => string;
}

/**
 * Copies the address of a section when its heading's link is clicked or activated by
 * keyboard, with one listener for the whole page. If that succeeds, a bubble confirms it,
 * also to screen readers. The link itself still works.
 * @returns a function that removes everything
 */
export function createHeadingLinks(env: HeadingLinkEnvironment): () => void {
  const { document } = env;
  let bubble: HTMLElement | undefined;
  let followed: HTMLElement | undefined;

  // The element must exist before its text is set, or screen readers miss it.
  const prepare = (): HTMLElement => {
    if (!bubble) {
      bubble = document.createElement('div');
      bubble.className = 'heading-link-copied';
      bubble.setAttribute('role', 'status');
      document.body.append(bubble);
    }
    return bubble;
  };
  const show = (): void => {
    if (!followed) return;
    const element = prepare();
    element.textContent = env.getText();
    // Positioned in the page, not in the window: following the link scrolls.
    const { left, bottom } = followed.getBoundingClientRect();
    const { scrollTop, clientWidth } = document.documentElement;
    element.style.top = `${bottom + scrollTop}px`;
    element.style.left = `${Math.min(left, clientWidth - element.offsetWidth)}px`;
  };
  const copier = createCopyFeedback({
    duration: LINK_COPIED_FEEDBACK,
    show,
    hide: () => {
      if (bubble) bubble.textContent = '';
    },
  });
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.hash-link');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    prepare();
    const address = new URL(link.href);
    // The query is not part of the section's address.
    address.search = '';
    followed = link;
    void copier.copy(address.href);
  };

  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    copier.stop();
    bubble?.remove();
  };
}
