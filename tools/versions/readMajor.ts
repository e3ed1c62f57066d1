import { MAINTAINED_VERSIONS } from '../../src/config/versions';

/**
 * Reads the version that a command is about.
 * @param args command line arguments
 * @throws Error if there is none, more than one, or one whose pages are not in this
 *   repository
 */
export function readMajor(args: readonly string[]): number {
  const [name, ...more] = args.filter((each) => !each.startsWith('--'));
  const version = MAINTAINED_VERSIONS.find(({ major }) => String(major) === name);
  if (version && more.length === 0) return version.major;
  const majors = MAINTAINED_VERSIONS.map(({ major }) => major).join(', ');
  throw new Error(
    `Name one version that src/config/versions.ts calls "maintained"; there is ${majors || 'none'}${name ? `, not "${[name, ...more].join(' ')}"` : ''}.`,
  );
}
