import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_EXCEPTIONS } from './axeExceptions';
import { CONTRAST_SAMPLE, markContrastSamples } from './markContrastSamples';

interface Options {
  /**
   * Selector of the part to check. Of texts in it that look alike, only some are measured
   * for contrast.
   */
  within?: string;
  /** Runs only the contrast rule. */
  contrastOnly?: boolean;
  /** Includes moderate and minor findings. */
  isStrict?: boolean;
}

/** The options of one run of axe: rules that replace or extend the defaults. */
interface Run {
  selector?: string;
  only?: string[];
  rules?: Record<string, { enabled: boolean }>;
}

interface Found {
  problems: string[];
  /** Indexes of the exceptions that matched. */
  met: number[];
}

const CONTRAST = 'color-contrast';
/** Part of WCAG 2.2, disabled by default. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/**
 * Returns the serious and critical findings of axe on a page, except those that the
 * documented packages cause. It runs axe in the page itself, which takes half the time of
 * the Playwright wrapper; frames are not checked.
 * @returns one line for each element: rule, selector and problem
 */
export async function findAxeProblems(
  page: Page,
  { within, contrastOnly = false, isStrict = false }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runs: Run[] = [];
  if (!contrastOnly) {
    // Contrast takes three quarters of the time, so it is measured on a sample.
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
      const analyze = async () => {
        const { violations } = await runner.run(
          selector ? { include: [[selector]] } : document,
          {
            // Passes are not used, so their elements need no description.
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
      let violations = await analyze();
      // An element that was replaced during the run has neither selector nor reason, so
      // the run is repeated.
      for (let turn = 0; turn < 3; turn++) {
        if (!violations.some(({ nodes }) => nodes.some(isGone))) break;
        violations = await analyze();
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

/** Exceptions that should match on a page but do not. */
const listUnmet = (pathname: string, met: readonly number[]): string[] =>
  AXE_EXCEPTIONS.filter(
    (one, index) => one.page === pathname && !one.isBrief && !met.includes(index),
  ).map(
    ({ rule, selector }) =>
      `The exception for ${rule} of ${selector} is not met any more; remove it from tests/support/browser/axeExceptions.ts, or name another page.`,
  );
