import type { Page } from '@playwright/test';
import { DEMOS } from './liveDemos';
import { pollUntilEmpty } from './pollUntilEmpty';

export interface Appearance {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/**
 * Demos of a page that do not render in an appearance: not live, crashed, without visible
 * content, or in another direction or scheme than the page. Demos in a frame are checked
 * inside of it.
 * @returns one line for each problem, empty as soon as all demos have updated
 */
export const findAppearanceProblems = (
  page: Page,
  appearance: Appearance,
  timeout?: number,
): Promise<string[]> =>
  pollUntilEmpty(
    page,
    () => page.evaluate(listProblems, { ...appearance, selector: DEMOS }),
    timeout,
  );

/**
 * Runs in the page, in any engine, synchronously: no frame is painted between two demos.
 */
export function listProblems({
  scheme,
  direction,
  selector,
}: Appearance & { selector: string }): string[] {
  const brightness = (color: string) =>
    (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, each) => sum + Number(each), 0);
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const listFaults = (demo: HTMLElement): string[] => {
    const stage = demo.querySelector(':scope > div');
    const frame = stage?.querySelector('iframe');
    const root = frame ? frame.contentDocument?.body : stage;
    const content = frame ? root : stage?.firstElementChild;
    if (!root || !content) return ['has no content'];
    const parts = [...content.querySelectorAll('*')];
    const { direction: own, colorScheme, color } = getComputedStyle(root);
    const styled = parts.filter(({ classList }) =>
      /^(css|frame)-/.test(classList[classList.length - 1] ?? ''),
    );
    const isStyledToLeft = (element: Element) =>
      !/^(css|frame)-rtl-/.test(element.classList[element.classList.length - 1] ?? '');
    return [
      demo.dataset.demoState !== 'live' && `is ${demo.dataset.demoState}`,
      demo.querySelector('[class*="crash_"]') &&
        `crashed: ${demo.querySelector('[class*="crash_"]')?.textContent}`,
      !parts.some(isVisible) && 'shows nothing',
      own !== direction && `runs ${own}`,
      styled.some((part) => isStyledToLeft(part) !== (direction === 'ltr')) &&
        'has styles of the other direction',
      colorScheme !== scheme && `has the color scheme ${colorScheme}`,
      brightness(color) > 382 !== (scheme === 'dark') && `writes in ${color}`,
    ].filter((fault) => typeof fault === 'string');
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((demo) =>
    listFaults(demo).map(
      (fault) => `${demo.dataset.demo} in ${scheme} ${direction} ${fault}`,
    ),
  );
}
