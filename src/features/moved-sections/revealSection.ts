/**
 * What hides its content until the reader opens it. Browsers open `details` for the
 * target of a link, but not the box in it that the framework animates.
 */
const CLOSED =
  '[role="tabpanel"][hidden], details:not([open]), details[data-collapsed="true"]';

/** Longest time that content takes to unfold, in ms. */
const MAX_UNFOLDING = 2_000;

/**
 * Opens the tabs and the collapsed parts around the target of a link, scrolls to it and
 * focuses it.
 */
export async function revealSection(target: HTMLElement): Promise<void> {
  const around: HTMLElement[] = [];
  for (
    let box = target.closest<HTMLElement>(CLOSED);
    box;
    box = box.parentElement?.closest<HTMLElement>(CLOSED) ?? null
  )
    around.unshift(box);
  for (const box of around) openerOf(box)?.click();
  await unfold(target);
  target.scrollIntoView();
  if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const openerOf = (box: HTMLElement): HTMLElement | null =>
  box.matches('details')
    ? box.querySelector('summary')
    : document.getElementById(box.getAttribute('aria-labelledby') ?? '');

/** The framework's box while it is collapsed or unfolds. */
const FOLDED = '[style*="overflow: hidden"]';

/** Waits until the target has its place. */
function unfold(target: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + MAX_UNFOLDING;
    const check = (now: number): void => {
      const isShown = target.getClientRects().length > 0 && !target.closest(FOLDED);
      if (isShown || now > end) resolve();
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}
