import { LINK_COPIED_FEEDBACK } from '../../config/copy';
import { createCopyFeedback } from '../../components/copyFeedback';
import { revealTarget } from './revealTarget';

interface LinkOptions {
  navigate: (path: string) => void;
  announce: (text: string) => void;
  signal: AbortSignal;
}

/** One listener for all links and rows of the tables. */
export function createLinks(root: HTMLElement, options: LinkOptions): void {
  const { navigate, signal } = options;
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link) {
        toggleRow(target);
        return;
      }
      if (!isPlainClick(event) || isElsewhere(link)) return;
      if (link.matches('.api-link')) copyLink(link, options);
      if (link.pathname === window.location.pathname && link.hash) {
        // The hash changes by default, unless it is already there.
        if (link.hash === window.location.hash) revealTarget(root, link.hash);
        return;
      }
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    },
    { signal },
  );
  root.addEventListener(
    'pointerover',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link && !isElsewhere(link)) window.docusaurus?.preload(link.pathname);
    },
    { signal },
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const isElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin ||
  link.target === '_blank' ||
  link.dataset.native !== undefined;

/** Copies the link, and marks and announces that if it succeeded. */
function copyLink(link: HTMLAnchorElement, { announce }: LinkOptions): void {
  const name = link.closest<HTMLElement>('[data-n]')?.dataset.n ?? '';
  const toolbar = link.closest('.api')?.querySelector<HTMLElement>('.api-toolbar');
  void createCopyFeedback({
    duration: LINK_COPIED_FEEDBACK,
    show: () => {
      link.dataset.state = 'copied';
      announce((toolbar?.dataset.copied ?? '').replace('{name}', name));
    },
    hide: () => delete link.dataset.state,
  }).copy(link.href);
}

/** In the compact layout, a click opens a row, unless the click selected text. */
function toggleRow(target: Element): void {
  const row = target.closest<HTMLElement>('tbody tr');
  if (!row || target.closest('details, button')) return;
  if (window.getSelection()?.toString()) return;
  if (row.dataset.open === undefined && row.dataset.target === undefined) {
    row.dataset.open = '';
  } else {
    delete row.dataset.open;
    delete row.dataset.target;
  }
}
