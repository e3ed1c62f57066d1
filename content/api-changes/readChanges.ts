import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import type { ProductDiff } from '../../src/types/apiChange';
import type { ProductFolder } from '../../src/types/page';
import { CHANGES_SCHEMA } from './changesSchema';
import type { ChangesFile } from './listChangesFiles';

const REMEDY = 'Write it again: npm run api -- --diff <from> <to> --publish';

/**
 * Parses and validates a changes file.
 * @param file its path, for error messages
 * @param product expected from the file name
 * @throws Error with the file, the field and how to fix it
 */
export function parseChanges(
  text: string,
  file: string,
  product: ProductFolder,
): ProductDiff {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}. ${REMEDY}`);
  }
  const result = CHANGES_SCHEMA.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.path.join('.') || 'the whole file';
    throw new Error(`${file}, ${field}: ${issue?.message ?? 'malformed'}. ${REMEDY}`);
  }
  if (result.data.product !== product)
    throw new Error(
      `${file}, product: "${result.data.product}" is not the product of its name. ${REMEDY}`,
    );
  const keys = new Set<string>();
  for (const [
    index,
    { kind, change, name, in: owners },
  ] of result.data.changes.entries()) {
    for (const owner of owners.length > 0 ? owners : ['']) {
      const key = [change, kind, owner, name].join(' ');
      if (keys.has(key))
        throw new Error(`${file}, changes.${index}: "${key}" is there twice. ${REMEDY}`);
      keys.add(key);
    }
  }
  return result.data;
}

const cache = new Map<string, { time: number; diff: ProductDiff }>();

/**
 * Reads the data of a changes page; each file is read once per build.
 * @param siteDir root of the project
 * @throws Error with the file and the field if the data do not match the schema
 */
export function readChanges(
  siteDir: string,
  { file, product }: Pick<ChangesFile, 'file' | 'product'>,
): ProductDiff {
  const absolute = path.join(siteDir, file);
  const time = fs.statSync(absolute).mtimeMs;
  const known = cache.get(absolute);
  if (known?.time === time) return known.diff;
  const diff = parseChanges(readText(absolute), file, product);
  cache.set(absolute, { time, diff });
  return diff;
}
