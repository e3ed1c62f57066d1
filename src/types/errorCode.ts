/** A message that production builds of a package replace by a code. */
export interface ErrorCode {
  code: number;
  /** Texts and argument indexes: a number is a placeholder for that argument. */
  message: (string | number)[];
  /** The source expression of each argument: `color`, `JSON.stringify(color.main)`. */
  args: string[];
  /** Packages that throw it, with their installed versions. */
  packages: { name: string; version: string }[];
}
