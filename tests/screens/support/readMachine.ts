import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What affects how a page is rendered, apart from the site. */
export interface Machine {
  /** Name and version of the browser. */
  browser: string;
  /** A hash of the installed fonts and their versions. */
  fonts: string;
  platform: string;
}

/** Hashes fonts by name and version; their folder does not matter. */
function hashFonts(): string {
  const { stdout, status } = spawnSync(
    'fc-list',
    ['--format', '%{fullname} %{fontversion}\n'],
    { encoding: 'utf8' },
  );
  const list = status === 0 ? stdout.split('\n').filter(Boolean).sort() : [];
  return createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
}

/** @param version of Chromium, as the browser reports it */
export const readMachine = (version: string): Machine => ({
  browser: `Chromium ${version}`,
  fonts: hashFonts(),
  platform: `${process.platform} ${process.arch}`,
});

/**
 * The differences between two machines, as text; empty if screenshots can be compared.
 */
export const listDifferences = (made: Machine, here: Machine): string[] =>
  (Object.keys(made) as (keyof Machine)[])
    .filter((fact) => made[fact] !== here[fact])
    .map((fact) => `${fact}: ${made[fact]} then, ${here[fact]} here`);
