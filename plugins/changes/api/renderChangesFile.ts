import path from 'node:path';
import {
  listChangesFiles,
  type ChangesFile,
} from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import type { RenderedView, RenderOptions } from '../../api-reference/view/renderPage';
import { createEntryLinks } from './createEntryLinks';
import { findGuideFile, getGuidePath, readReplacements } from './readReplacements';
import { renderChanges } from './view/renderChanges';

/**
 * Finds what a data file contains.
 * @throws Error if the build does not show it
 */
export function findChangesFile(resourcePath: string, siteDir: string): ChangesFile {
  const file = path.relative(siteDir, resourcePath).split(path.sep).join('/');
  const found = listChangesFiles(siteDir).find((each) => each.file === file);
  if (!found)
    throw new Error(`${file} is not among the changes that lead to this version.`);
  return found;
}

/**
 * Renders the changes page of a data file.
 * @param siteDir root of the project, or of the workspace of an older version
 * @throws Error with the file and the field of malformed data
 */
export function renderChangesFile(
  file: ChangesFile,
  siteDir: string,
  options: RenderOptions,
): Promise<RenderedView> {
  const { product, from, to } = file;
  const docsDir = path.join(siteDir, 'docs');
  const guide = findGuideFile(docsDir, file, options.language);
  return renderChanges(readChanges(siteDir, file), {
    ...options,
    links: createEntryLinks(docsDir, product),
    findReplacement: readReplacements(guide, getGuidePath(product, from)),
    from,
    to,
  });
}
