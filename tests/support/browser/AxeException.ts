/** A finding of axe that is let pass. */
export interface AxeException {
  rule: string;
  /** CSS selector that the element itself matches. */
  selector: string;
  /** A page that has it; there, an exception that is not met any more is a failure. */
  page: string;
  /** Only there while something loads, so that a check may come too late to meet it. */
  isBrief?: true;
  /** The first major that has it, where older ones do not. */
  since?: number;
  /** The last major that has it, where newer ones do not. */
  until?: number;
  reason: string;
}
