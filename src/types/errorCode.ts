/** A message that production builds of a package replace by a code. */
export interface ErrorCode {
  code: number;
  /** Text, and where a number stands, the argument with that index. */
  message: (string | number)[];
  /** What each argument is in the source of the package: `color`, `JSON.stringify(color.main)`. */
  args: string[];
  /** Packages that throw it, each with its installed version. */
  packages: { name: string; version: string }[];
}
