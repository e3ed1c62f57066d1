import path from 'node:path';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { readChanges } from '../../content/api-changes/readChanges';
import type { Language } from '../../src/config/languages';
import type { UpgradeAdvice, UpgradeStep } from '../../src/types/upgradeCheck';
import {
  findGuideFile,
  getGuidePath,
  readReplacements,
} from '../changes/api/readReplacements';

/** Links in the guide are relative to it. */
const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/**
 * Reads the advice of the migration guides for the step to the documented major.
 * @param siteDir root of the project
 */
export function readUpgradeSteps(siteDir: string, language: Language): UpgradeStep[] {
  const files = listChangesFiles(siteDir);
  const newest = Math.max(...files.map(({ to }) => to));
  return files
    .filter(({ to }) => to === newest)
    .map((file) => {
      const { product, from, to } = file;
      const guide = getGuidePath(product, from);
      const guideFile = findGuideFile(path.join(siteDir, 'docs'), file, language);
      const findReplacement = readReplacements(guideFile, guide);
      const advice: Record<number, UpgradeAdvice> = {};
      readChanges(siteDir, file).changes.forEach((change, index) => {
        const found = change.change === 'added' ? null : findReplacement(change);
        if (found?.guide)
          advice[index] = {
            text: found.text.replace(LINK, '$1'),
            anchor: found.guide.anchor,
          };
      });
      return { product, from, to, guide, advice };
    });
}
