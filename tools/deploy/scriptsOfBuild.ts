/** The inline scripts in the pages of a build. */
export interface ScriptsOfBuild {
  /** `site`, or the name of a version with a separate host. */
  site: string;
  /** Prefix of the hash of its manifest. */
  build: string;
  /** Hashes in the format of a policy: `sha256-…`. */
  hashes: readonly string[];
}

/**
 * Number of builds whose scripts a policy allows: those to which a deployment can be
 * rolled back.
 */
const MAX_BUILDS = 3;

/** Renders a configuration line that `readScripts` can parse. */
export const renderScripts = ({ site, build, hashes }: ScriptsOfBuild): string =>
  `# Inline scripts of ${site} ${build}: ${hashes.join(' ')}`;

/** Reads the recorded builds from a configuration, newest first. */
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
 * Adds a build to the recorded builds of a site.
 * @returns the builds of that site, newest first, without the oldest ones
 */
export const addBuild = (
  own: ScriptsOfBuild,
  former: readonly ScriptsOfBuild[],
): ScriptsOfBuild[] =>
  [
    own,
    ...former.filter(({ site, build }) => site === own.site && build !== own.build),
  ].slice(0, MAX_BUILDS);
