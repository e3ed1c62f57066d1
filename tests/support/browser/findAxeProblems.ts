import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_EXCEPTIONS } from './axeExceptions';
import { CONTRAST_SAMPLE, markContrastSamples } from './markContrastSamples';

interface Options {
  /**
   * Selector of what is checked; everything else is left out. Of texts in it that look alike,
   * some are measured for contrast.
   */
  within?: string;
  /** Measures the contrast and leaves the other rules out. */
  contrastOnly?: boolean;
  /** Takes moderate and minor findings too. */
  isStrict?: boolean;
}

/** What one run of axe looks at, by rules that are asked for, on top of its own, and left out. */
interface Run {
  selector?: string;
  only?: string[];
  rules?: Record<string, { enabled: boolean }>;
}

interface Found {
  problems: string[];
  /** Indexes of the exceptions that it needed. */
  met: number[];
}

const CONTRAST = 'color-contrast';
/** Part of WCAG 2.2, and off unless it is asked for. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/**
 * What keeps users out: the serious and critical findings of axe on a page, without those that
 * the documented packages bring along. It runs axe in the page itself, which takes half the
 * time of its wrapper for Playwright; frames are not entered.
 * @returns one line for each element: rule, selector and what is wrong
 */
export async function findAxeProblems(
  page: Page,
  { within, contrastOnly = false, isStrict = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runs: Run[] = [];
  if (!contrastOnly) {
    // Contrast takes three quarters of the time, so it is measured on a sample of its own.
    const rules = within
      ? { ...TARGET_SIZE, [CONTRAST]: { enabled: false } }
      : TARGET_SIZE;
    runs.push({ selector: within, rules });
  }
  if (within) {
    const count = await page.evaluate(markContrastSamples, [
      within,
      CONTRAST_SAMPLE,
    ] as const);
    if (count > 0) runs.push({ selector: `[${CONTRAST_SAMPLE}]`, only: [CONTRAST] });
  } else if (contrastOnly) {
    runs.push({ only: [CONTRAST] });
  }
  const found: Found[] = [];
  for (const run of runs) found.push(await runAxe(page, run, isStrict));
  const problems = [...new Set(found.flatMap((each) => each.problems))];
  const met = found.flatMap((each) => each.met);
  return contrastOnly
    ? problems
    : [...problems, ...listUnmet(new URL(page.url()).pathname, met)];
}

const runAxe = (page: Page, run: Run, all: boolean): Promise<Found> =>
  page.evaluate(
    async ([{ selector, only, rules }, exceptions, takesAll]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const look = async () => {
        const { violations } = await runner.run(
          selector ? { include: [[selector]] } : document,
          {
            // Passes are not looked at, so their elements need no description.
            resultTypes: ['violations'],
            elementRef: true,
            iframes: false,
            preload: false,
            ...(only ? { runOnly: only } : { rules }),
          },
        );
        return violations;
      };
      const isGone = ({ element }: axe.NodeResult) => element?.isConnected === false;
      let violations = await look();
      // What was replaced meanwhile has neither a selector nor a reason; what is there now has.
      for (let turn = 0; turn < 3; turn++) {
        if (!violations.some(({ nodes }) => nodes.some(isGone))) break;
        violations = await look();
      }
      const met = new Set<number>();
      const problems = violations
        .filter(({ impact }) => takesAll || impact === 'serious' || impact === 'critical')
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
    [run, AXE_EXCEPTIONS, all] as const,
  );

/** Exceptions that are to be seen on a page, and are not. */
const listUnmet = (pathname: string, met: readonly number[]): string[] =>
  AXE_EXCEPTIONS.filter(
    (one, index) => one.page === pathname && !one.isBrief && !met.includes(index),
  ).map(
    ({ rule, selector }) =>
      `The exception for ${rule} of ${selector} is not met any more; remove it from tests/support/browser/axeExceptions.ts, or name another page.`,
  );
