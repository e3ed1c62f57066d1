/** What two builds of the same sources may differ in. */
export interface AcceptedDifference {
  reason: string;
  /** Paths of the files that it is about. */
  files: RegExp;
  /** The text of such a file without what may differ. */
  withoutIt: (text: string) => string;
}

/** Anything that is not in this list is a difference. */
export const ACCEPTED: readonly AcceptedDifference[] = [
  {
    reason: 'the time of the build, in feeds and manifests',
    files: /(?:feed|atom)\.xml$/,
    withoutIt: (text) => text.replace(/<updated>[^<]*<\/updated>/, ''),
  },
];
