import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  CHANGES_SCHEMA,
  CHANGES_SCHEMA_FILE,
} from '../../content/api-changes/changesSchema';
import { getChangesPath } from '../../src/lib/apiPaths';
import type { ProductDiff } from '../../src/types/apiChange';

/**
 * Writes the changes of each product to `static/api/changes`, which the build publishes,
 * and the JSON Schema of these files.
 * @param siteDir root of the project
 * @returns paths of the files, relative to the root
 * @throws Error if the version of the packages is unknown
 */
export function publishDiffs(diffs: readonly ProductDiff[], siteDir: string): string[] {
  const files = diffs.map((diff): [file: string, value: unknown] => [
    getChangesPath(diff.product, getMajor(diff.from), getMajor(diff.to)),
    CHANGES_SCHEMA.parse(diff),
  ]);
  const [first] = files;
  if (first) {
    const schema = path.posix.join(path.posix.dirname(first[0]), CHANGES_SCHEMA_FILE);
    files.push([schema, z.toJSONSchema(CHANGES_SCHEMA)]);
  }
  return files.map(([file, value]) => {
    const target = path.join('static', file);
    fs.mkdirSync(path.join(siteDir, path.dirname(target)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, target), `${JSON.stringify(value, null, 1)}\n`);
    return target;
  });
}

function getMajor(packages: readonly string[]): number {
  const major = /@(\d+)\.[^@]*$/.exec(packages[0] ?? '')?.[1];
  if (major === undefined)
    throw new Error(
      `api --diff: "${packages[0] ?? ''}" names no version. Give majors or folders with published packages to --publish.`,
    );
  return Number(major);
}
