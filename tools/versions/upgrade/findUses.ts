import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';
import type { Level } from '../../../src/features/upgrade-check/engine/model';
import { describeFinding } from '../../../src/features/upgrade-check/engine/renderReport';
import { ENGLISH } from '../../../src/features/upgrade-check/engine/reportTexts';
import { readSources } from '../../upgrade-check/readSources';
import type { Found } from './finding';

/** The compiler finds changed types, and deprecated names still work. */
const LISTED: ReadonlySet<Level> = new Set(['breaks', 'new default']);

/**
 * Finds what the changes from a major to the next concern in demos and tests, with the
 * engine of `npm run upgrade:check`: also names in objects without types, and new defaults.
 */
export function findUses(siteDir: string, from: number, to: number): Found[] {
  const lookup = createLookup(
    listChangesFiles(siteDir, to)
      .filter((file) => file.from === from && file.to === to)
      .map((file) => readChanges(siteDir, file)),
  );
  return ['docs', 'tests'].flatMap((folder) =>
    [...readSources(path.join(siteDir, folder))].flatMap((source) => {
      const { file, findings } = 'text' in source ? checkFile(source, lookup) : source;
      return findings
        .filter(({ level }) => LISTED.has(level))
        .map((finding) => ({
          file: `${folder}/${file}`,
          line: finding.lines[0],
          problem: describeFinding(finding, ENGLISH),
        }));
    }),
  );
}
