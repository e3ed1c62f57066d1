/** A bundled package, as the build publishes it. */
export interface Notice {
  name: string;
  version: string;
  /**
   * The license as the package names it, such as `MIT`; undefined if there is only a
   * text.
   */
  license?: string;
  /** The author, if the package names one. */
  by?: string;
  /** The files that its license requires to be distributed. */
  texts: string[];
}
