import fs from 'node:fs';
import path from 'node:path';
import type { CutPlan } from './planCut';

/** Folders whose files are counted together. */
const GROUP =
  /^(versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//;

/**
 * Describes the plan of a cut to the user: written files, their number and size, and the
 * frozen packages.
 */
export function describePlan(plan: CutPlan, siteDir: string): string {
  const groups = new Map<string, { files: number; bytes: number }>();
  const count = (file: string, bytes: number): void => {
    const name = GROUP.exec(file)?.[1] ?? file;
    const { files, bytes: before } = groups.get(name) ?? { files: 0, bytes: 0 };
    groups.set(name, { files: files + 1, bytes: before + bytes });
  };
  for (const { from, to } of plan.copies)
    count(to, fs.statSync(path.join(siteDir, from)).size);
  for (const [file, text] of Object.entries(plan.texts))
    count(file, Buffer.byteLength(text));
  const rows = [...groups].map(
    ([name, { files, bytes }]) =>
      `  ${name}: ${files === 1 ? '1 file' : `${files} files`}, ${Math.ceil(bytes / 1000)} kB`,
  );
  const packages = Object.entries(plan.packages).map(
    ([name, version]) => `  ${name} ${version}`,
  );
  return [
    'Files that are made or changed:',
    ...rows,
    '  The lockfile beside its package.json: by npm',
    'Packages that the version keeps:',
    ...packages,
  ].join('\n');
}
