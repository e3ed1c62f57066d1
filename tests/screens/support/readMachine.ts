import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** What decides, besides the site itself, how a page is drawn. */
export interface Machine {
  /** Name and version of the browser. */
  browser: string;
  /** Of the fonts that the machine has, with their versions. */
  fonts: string;
  platform: string;
}

/** Files of fonts, by name and version: in which folder they are says nothing. */
function hashFonts(): string {
  const { stdout, status } = spawnSync(
    'fc-list',
    ['--format', '%{fullname} %{fontversion}\n'],
    { encoding: 'utf8' },
  );
  const list = status === 0 ? stdout.split('\n').filter(Boolean).sort() : [];
  return createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
}

/** @param version of Chromium, as it says itself */
export const readMachine = (version: string): Machine => ({
  browser: `Chromium ${version}`,
  fonts: hashFonts(),
  platform: `${process.platform} ${process.arch}`,
});

/** In which facts two machines differ, in words; nothing where pictures can be compared. */
export const listDifferences = (made: Machine, here: Machine): string[] =>
  (Object.keys(made) as (keyof Machine)[])
    .filter((fact) => made[fact] !== here[fact])
    .map((fact) => `${fact}: ${made[fact]} then, ${here[fact]} here`);
