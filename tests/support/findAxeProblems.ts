import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_EXCEPTIONS } from './axeExceptions';

interface Options {
  /** Selector of what is checked; everything else is left out. */
  within?: string;
  /** The rules to run; all of them if left out. */
  rules?: string[];
  /** Takes moderate and minor findings too. */
  isStrict?: boolean;
}

/**
 * What keeps readers out: the serious and critical findings of axe on a page, without those
 * that the documented packages bring along. It runs axe in the page itself, which takes half
 * the time of its wrapper for Playwright; frames are not entered.
 * @returns one line for each element: rule, selector and what is wrong
 */
export async function findAxeProblems(
  page: Page,
  { within, rules, isStrict = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { problems, met } = await page.evaluate(
    async ([selector, runOnly, exceptions, all]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(
        selector ? { include: [[selector]] } : document,
        {
          // Passes are not looked at, so their elements need no description.
          resultTypes: ['violations'],
          elementRef: true,
          iframes: false,
          preload: false,
          // Part of WCAG 2.2, and off unless it is asked for.
          ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
        },
      );
      const met = new Set<number>();
      const problems = violations
        .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.flatMap(({ element, target, failureSummary = '' }) => {
            const index = exceptions.findIndex(
              ({ rule, selector: own }) => rule === id && element?.matches(own),
            );
            if (index >= 0) met.add(index);
            const reason = failureSummary.split('\n').slice(1).join(' ').trim();
            return index < 0 ? [`axe ${id}: ${target.flat().join(' ')}: ${reason}`] : [];
          }),
        );
      return { problems, met: [...met] };
    },
    [within, rules, AXE_EXCEPTIONS, isStrict] as const,
  );
  return rules
    ? problems
    : [...problems, ...listUnmet(new URL(page.url()).pathname, met)];
}

/** Exceptions that are to be seen on a page, and are not. */
const listUnmet = (pathname: string, met: readonly number[]): string[] =>
  AXE_EXCEPTIONS.filter(
    (one, index) => one.page === pathname && !met.includes(index),
  ).map(
    ({ rule, selector }) =>
      `The exception for ${rule} of ${selector} is not met any more; remove it from tests/support/axeExceptions.ts, or name another page.`,
  );
