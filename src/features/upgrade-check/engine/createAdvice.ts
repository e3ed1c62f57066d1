import type { UpgradeStep } from '../../../types/upgradeCheck';
import type { FindAdvice } from './renderReport';

/**
 * Finds what the guides say about a finding; without a section of its own, it is the
 * guide.
 * @param toHref makes an address from a path such as `/x/migration/…/`
 */
export const createAdvice =
  (steps: readonly UpgradeStep[], toHref: (path: string) => string): FindAdvice =>
  ({ product, index }) => {
    const step = steps.find((each) => each.product === product);
    if (!step) return undefined;
    const advice = step.advice[index];
    const hash = advice?.anchor ? `#${advice.anchor}` : '';
    return { text: advice?.text ?? '', href: `${toHref(step.guide)}${hash}` };
  };
