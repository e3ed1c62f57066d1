// As a namespace: Docusaurus's configuration loader finds no named export `z`.
import * as z from 'zod';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import type { ProductDiff } from '../../src/types/apiChange';

/** Name of the JSON Schema file, which is next to the files it describes. */
export const CHANGES_SCHEMA_FILE = 'schema.json';

const name = z.string().min(1);

const change = z.strictObject({
  kind: z
    .enum([
      'component',
      'hook',
      'type',
      'value',
      'prop',
      'slot',
      'class',
      'event',
      'method',
      'member',
    ])
    .describe('What has changed: an export, or a member of one.'),
  change: z.enum([
    'added',
    'removed',
    'renamed',
    'deprecated',
    'default changed',
    'type changed',
    'now required',
    'now optional',
    'packages changed',
    'import path gone',
  ]),
  name,
  in: z
    .array(name)
    .describe('Exports whose member it is; none for a change of the export itself.'),
  from: z
    .string()
    .nullable()
    .describe('Before: a type, a default, packages, import paths.'),
  to: z.string().nullable().describe('After; of what was renamed, the new name.'),
  note: z
    .string()
    .nullable()
    .describe(
      'What the packages say of it: a deprecation, or the codemod that renames it.',
    ),
});

/** The published changes of a product between two majors. */
export const CHANGES_SCHEMA: z.ZodType<ProductDiff> = z.strictObject({
  product: z.enum(PRODUCT_FOLDERS),
  from: z
    .array(name)
    .describe('Packages with their versions, as in @mui/x-charts@7.29.1.'),
  to: z.array(name),
  changes: z.array(change),
});
