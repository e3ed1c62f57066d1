/** A package that the scripts of the site contain, as the build publishes it. */
export interface Notice {
  name: string;
  version: string;
  /** As the package names it, such as `MIT`; absent where only a text says it. */
  license?: string;
  /** Who made it, where the package says so. */
  by?: string;
  /** The files that its license asks to be passed on. */
  texts: string[];
}
