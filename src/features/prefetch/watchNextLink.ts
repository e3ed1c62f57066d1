/** What a reader does with a page; one that nobody touches loads nothing more. */
const SIGNS = ['pointermove', 'scroll', 'touchstart', 'keydown'];

/**
 * Loads the next page's scripts when a reader comes to the link that leads there, at the foot
 * of the page: whoever has read so far is likely to go on. Readers who save data are spared.
 * @param preload loads what a path needs
 * @returns looks for the link anew, after each navigation
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
  const look = (): void => {
    if (!isTouched) return;
    observer.disconnect();
    const link = document.querySelector('a.pagination-nav__link--next');
    if (link) observer.observe(link);
  };
  const onSign = (): void => {
    isTouched = true;
    SIGNS.forEach((name) => window.removeEventListener(name, onSign));
    look();
  };
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    SIGNS.forEach((name) => window.addEventListener(name, onSign, { passive: true }));
  return look;
}
