/** An accepted finding of axe. */
export interface AxeException {
  rule: string;
  /** CSS selector that the element itself matches. */
  selector: string;
  /**
   * A page with the finding; if the exception no longer matches there, the test fails.
   */
  page: string;
  /** Present only while something loads, so a check may run too late to find it. */
  isBrief?: true;
  /** The first major that has it, if older ones do not. */
  since?: number;
  /** The last major that has it, if newer ones do not. */
  until?: number;
  reason: string;
}
