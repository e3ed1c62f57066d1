/** What a command changes in the project. Paths are from its root, with `/`. */
export interface FileChange {
  /** Files that are to lie at another place too. */
  copies: readonly { from: string; to: string }[];
  /** New texts by file. */
  texts: Readonly<Record<string, string>>;
  removed: readonly string[];
}

/** The files that a change makes or writes anew. */
export const listPut = ({ copies, texts }: FileChange): string[] => [
  ...copies.map(({ to }) => to),
  ...Object.keys(texts),
];
