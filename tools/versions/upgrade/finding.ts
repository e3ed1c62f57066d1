/** Something that an upgrade breaks. */
export interface Finding {
  /** The step that found it. */
  step: string;
  /** Path relative to the root of the project; empty if unknown. */
  file: string;
  line?: number;
  problem: string;
}

/** A finding as a parser returns it, which does not know the step. */
export type Found = Omit<Finding, 'step'>;
