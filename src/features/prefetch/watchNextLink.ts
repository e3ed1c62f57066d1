/** Interactions of the reader; without any, nothing is prefetched. */
const SIGNS = ['pointermove', 'scroll', 'touchstart', 'keydown'];

/**
 * Prefetches the next page when the link at the end of the page scrolls into view: a
 * reader who gets that far is likely to go on. Readers who save data are excluded.
 * @param preload loads what a path needs
 * @returns looks for the link again, after each navigation
 */
export function watchNextLink(preload: (pathname: string) => void): () => void {
  let isTouched = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      preload((target as HTMLAnchorElement).pathname);
    }
  });
  const check = (): void => {
    if (!isTouched) return;
    observer.disconnect();
    const link = document.querySelector('a.pagination-nav__link--next');
    if (link) observer.observe(link);
  };
  const onSign = (): void => {
    isTouched = true;
    SIGNS.forEach((name) => window.removeEventListener(name, onSign));
    check();
  };
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    SIGNS.forEach((name) => window.addEventListener(name, onSign, { passive: true }));
  return check;
}
