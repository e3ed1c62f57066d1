import { z } from 'zod';
import { BASE_URLS } from '../../../src/config/languages';
import { OWN_VERSION } from '../../../src/config/versions';
import { checkFile } from '../../../src/features/upgrade-check/engine/checkFile';
import { createLookup } from '../../../src/features/upgrade-check/engine/createLookup';
import {
  getStep,
  renderReport,
} from '../../../src/features/upgrade-check/engine/renderReport';
import { ENGLISH } from '../../../src/features/upgrade-check/engine/reportTexts';
import { getChangesPath } from '../../../src/lib/apiPaths';
import type { ProductDiff } from '../../../src/types/apiChange';
import { PRODUCT_FOLDERS } from '../../../src/types/page';
import { defineTool } from '../defineTool';
import type { PublishedSite } from '../openSite';
import { ToolError } from '../ToolError';

const MAJOR = z.number().int().min(1);

/** Longest code of one call, in characters. */
const MAX_LENGTH = 1_000_000;

export const checkUpgrade = defineTool({
  name: 'check_upgrade',
  title: 'Check code before an upgrade',
  description:
    'Lists which changes between two majors concern given code, by file and line: what was removed or renamed, new defaults, changed types and deprecations, with the codemod that makes the change, and what cannot be decided from the code. The changes tool and the migration guides say how to write it now.',
  input: z.object({
    files: z
      .array(
        z.object({
          file: z.string().min(1).describe('Path, such as src/App.tsx.'),
          text: z.string().max(MAX_LENGTH).describe('The code.'),
        }),
      )
      .min(1)
      .max(200)
      .describe('Files in JavaScript, TypeScript, Markdown or CSS.'),
    from: MAJOR.default(OWN_VERSION.major - 1).describe('Major that the code uses now.'),
    to: MAJOR.default(OWN_VERSION.major).describe('Major that it is to use.'),
  }),
  run: async ({ files, from, to }, site) => {
    const diffs = await readDiffs(site, from, to);
    if (diffs.length === 0)
      throw new ToolError('from', `no changes from ${from} to ${to} are published.`);
    const lookup = createLookup(diffs);
    const reports = files.map((file) => checkFile(file, lookup));
    return renderReport(reports, getStep(diffs), {
      texts: ENGLISH,
      findAdvice: () => undefined,
    });
  },
});

/** Reads the changes of all products that have some. */
async function readDiffs(
  site: PublishedSite,
  from: number,
  to: number,
): Promise<ProductDiff[]> {
  const texts = await Promise.all(
    PRODUCT_FOLDERS.map((product) =>
      site.read(`${BASE_URLS.en}${getChangesPath(product, from, to)}`),
    ),
  );
  return texts.flatMap((text) =>
    text === null ? [] : [JSON.parse(text) as ProductDiff],
  );
}
