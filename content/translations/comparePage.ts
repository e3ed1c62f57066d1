import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import { compareSections, type ComparedSection } from './compareSections';
import { readStamps } from './readStamps';

/**
 * - `translated`: every section is up to date
 * - `started`: at least one section is still in English
 * - `outdated`: at least one section is not up to date
 * - `missing`: readers get the English page
 * - `orphaned`: there is no English page
 */
export type PageState = 'translated' | 'started' | 'outdated' | 'missing' | 'orphaned';

export interface ComparedPage {
  /**
   * Path without extension, relative to the folder of pages: `data-grid/sorting/sorting`.
   */
  id: string;
  state: PageState;
  /** Sections that are not up to date. */
  sections: ComparedSection[];
}

/** Folders of the English and the translated pages of a version. */
export interface PageFolders {
  sourceDir: string;
  translationDir: string;
}

/**
 * Compares a translated page with its source.
 * @param id path without extension, relative to the folders
 * @throws Error with the file name if its stamps are damaged
 */
export function comparePage(id: string, folders: PageFolders): ComparedPage {
  const source = path.join(folders.sourceDir, `${id}.mdx`);
  const file = path.join(folders.translationDir, `${id}.mdx`);
  if (!fs.existsSync(source)) return { id, state: 'orphaned', sections: [] };
  if (!fs.existsSync(file)) return { id, state: 'missing', sections: [] };
  const text = readText(file);
  const stamps = readStamps(text, path.relative(process.cwd(), file));
  const sections = compareSections(readText(source), text, stamps).filter(
    ({ state }) => state !== 'current',
  );
  return { id, state: toPageState(sections), sections };
}

function toPageState(open: readonly ComparedSection[]): PageState {
  if (open.some(({ state }) => state === 'untranslated')) return 'started';
  return open.length > 0 ? 'outdated' : 'translated';
}
