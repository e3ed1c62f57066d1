import { hasChangedSinceProof } from '../../../tests/support/tiers/unproved';
import { isInSample } from '../../../tests/support/tiers/tier';
import type { Step } from './step';

/** Whether a full run has proved a step as it is, and it is not in the sample of this run. */
export const isStepProved = ({ name, inputs }: Step): boolean =>
  inputs !== undefined &&
  !isInSample(`step ${name}`) &&
  !hasChangedSinceProof(name, inputs);
