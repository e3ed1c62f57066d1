import { MAINTAINED_VERSIONS } from '../../src/config/versions';

/**
 * Reads the version that a command is about.
 * @throws Error if there is none, or if its pages are not in this repository
 */
export function readMajor(name = ''): number {
  const version = MAINTAINED_VERSIONS.find(({ major }) => String(major) === name);
  if (version) return version.major;
  const majors = MAINTAINED_VERSIONS.map(({ major }) => major).join(', ');
  throw new Error(
    `Name one version that src/config/versions.ts calls "maintained"; there is ${majors || 'none'}${name ? `, not "${name}"` : ''}.`,
  );
}
