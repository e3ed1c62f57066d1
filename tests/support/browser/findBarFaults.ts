import type { Page } from '@playwright/test';

/**
 * Problems of the navbar at the current width: controls that overlap, that the navbar or
 * the window cuts off, or whose text does not fit.
 */
export const findBarFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.navbar__inner');
    if (!bar) return ['There is no bar.'];
    const frame = bar.parentElement!.getBoundingClientRect();
    const controls = [...bar.querySelectorAll<HTMLElement>('a, button, summary, input')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      // Menus that a button opens are not part of the navbar.
      .filter((each) => !each.closest('.dropdown__menu, details > :not(summary)'))
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent.trim(),
        element,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const faults: string[] = [];
    for (const [index, { name, box, element }] of controls.entries()) {
      if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5)
        faults.push(`${name} leaves the bar`);
      if (box.top < frame.top - 0.5 || box.bottom > frame.bottom + 0.5)
        faults.push(`${name} is higher than the bar`);
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        faults.push(`${name} does not fit into itself`);
      for (
        let part = element.parentElement;
        part !== bar && part;
        part = part.parentElement
      ) {
        const edge = part.getBoundingClientRect();
        const isCut = box.left < edge.left - 0.5 || box.right > edge.right + 0.5;
        if (isCut && getComputedStyle(part).overflowX !== 'visible')
          faults.push(`${name} is cut`);
      }
      for (const other of controls.slice(index + 1)) {
        const width =
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height =
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 0.5 && height > 0.5) faults.push(`${name} overlaps ${other.name}`);
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth)
      faults.push('the page scrolls sideways');
    return faults;
  });
