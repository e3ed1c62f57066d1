import type { UpgradeStep } from '../../../types/upgradeCheck';
import type { Finding } from './model';
import type { FindAdvice } from './renderReport';

/** `BarChart` for `BarChartPro`: texts name one plan and mean all. */
const dropPlan = (owner: string): string => owner.replace(/(?:Pro|Premium)$/, '');

/**
 * Whether a text about a change fits the code: it may be about some owners of the changed
 * member, which the code does not use.
 */
function isAbout(text: string, { change, owners }: Finding): boolean {
  const named = change.in.filter((owner) => text.includes(`\`${owner}\``));
  if (named.length === 0 || owners.length === 0) return true;
  const used = new Set(owners.map(dropPlan));
  return named.some((owner) => used.has(dropPlan(owner)));
}

/**
 * Finds what the guides say about a finding; without a section of its own, it is the
 * guide.
 * @param toHref makes an address from a path such as `/x/migration/…/`
 */
export const createAdvice =
  (steps: readonly UpgradeStep[], toHref: (path: string) => string): FindAdvice =>
  (finding) => {
    const step = steps.find((each) => each.product === finding.product);
    if (!step) return undefined;
    const found = step.advice[finding.index];
    const advice = found && isAbout(found.text, finding) ? found : undefined;
    const anchor = advice?.anchor ?? finding.section;
    const hash = anchor ? `#${anchor}` : '';
    return { text: advice?.text ?? '', href: `${toHref(step.guide)}${hash}` };
  };
