/** The scripts that stand inline in the pages of a build. */
export interface ScriptsOfBuild {
  /** `site`, or the name of a version with a host of its own. */
  site: string;
  /** Beginning of the hash of its manifest. */
  build: string;
  /** As a policy names them: `sha256-…`. */
  hashes: readonly string[];
}

/** Of so many builds a policy names the scripts: of those that a deployment can go back to. */
const MAX_BUILDS = 3;

/** A line of a configuration that `readScripts` reads. */
export const renderScripts = ({ site, build, hashes }: ScriptsOfBuild): string =>
  `# Inline scripts of ${site} ${build}: ${hashes.join(' ')}`;

/** Reads what a configuration says of builds, newest first. */
export const readScripts = (configuration: string): ScriptsOfBuild[] =>
  [
    ...configuration.matchAll(
      /^# Inline scripts of (\w+) ([0-9a-f]+):((?: sha256-[\w+/=]+)*)$/gm,
    ),
  ].map(([, site = '', build = '', hashes = '']) => ({
    site,
    build,
    hashes: hashes.trim().split(' '),
  }));

/**
 * Adds a build to those that a site had.
 * @returns those of that site, newest first, the oldest ones left out
 */
export const addBuild = (
  own: ScriptsOfBuild,
  former: readonly ScriptsOfBuild[],
): ScriptsOfBuild[] =>
  [
    own,
    ...former.filter(({ site, build }) => site === own.site && build !== own.build),
  ].slice(0, MAX_BUILDS);
