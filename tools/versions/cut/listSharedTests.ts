/** Guides to a major are tested against the packages of two, and go on with the newest. */
const LEFT_OUT = /^migration-/;
const TEST = /^tests\/content\/claims\/([^/]+\.test\.tsx?)$/;

/**
 * The tests of claims that hold for the version that is cut, since it is what they test today.
 * @param files of the project
 */
export const listSharedTests = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const name = TEST.exec(file)?.[1];
    return name && !LEFT_OUT.test(name) ? [name] : [];
  });
