/** The changes of a command to the project. Paths are relative to its root, with `/`. */
export interface FileChange {
  /** Files to copy to another path. */
  copies: readonly { from: string; to: string }[];
  /** New contents by file. */
  texts: Readonly<Record<string, string>>;
  removed: readonly string[];
}

/** Lists the files that a change creates or overwrites. */
export const listPut = ({ copies, texts }: FileChange): string[] => [
  ...copies.map(({ to }) => to),
  ...Object.keys(texts),
];
