import { expect } from '@playwright/test';
import type { EngineTab } from './engineTest';

const countOf = (tab: EngineTab, selector: string): Promise<number> =>
  tab.evaluate((each) => document.querySelectorAll(each).length, selector);

export const untilThere = (tab: EngineTab, selector: string): Promise<void> =>
  expect.poll(() => countOf(tab, selector), selector).toBeGreaterThan(0);

/** Clicks a control by its visible text or its label. */
export async function clickNamed(
  tab: EngineTab,
  within: string,
  name: string,
): Promise<void> {
  const mark = () =>
    tab.evaluate(
      (scope, text) => {
        for (const former of document.querySelectorAll('[data-engine-target]'))
          former.removeAttribute('data-engine-target');
        // The shortcut in a button is not part of its name.
        const nameOf = (element: Element) => {
          const copy = element.cloneNode(true) as Element;
          copy.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
          return copy.textContent.trim();
        };
        const found = [...document.querySelectorAll(`${scope} :is(button, label)`)].find(
          (each) => each.getAttribute('aria-label') === text || nameOf(each) === text,
        );
        found?.setAttribute('data-engine-target', '');
        return found !== undefined;
      },
      within,
      name,
    );
  await expect.poll(mark, `"${name}" in ${within}`).toBe(true);
  await tab.click('[data-engine-target]');
}

/** Scrolls to a demo and waits until it is live. */
export async function activateDemo(tab: EngineTab, demo: string): Promise<void> {
  await tab.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView(),
    demo,
  );
  await untilThere(tab, `${demo}[data-demo-state="live"] [role="toolbar"]`);
}
