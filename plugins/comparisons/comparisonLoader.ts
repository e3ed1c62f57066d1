import path from 'node:path';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { SUFFIX } from './readComparison';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { siteDir: string };
  addDependency(file: string): void;
}

const ELEMENT = /<Comparison\b[^>]*?\bname="([^"]+)"/g;

/**
 * Bundler loader for pages: names the files of their tables, which the page is compiled with,
 * and leaves the page as it is. A file that is missing counts as well: once it is there, the
 * page compiles.
 */
export default function comparisonLoader(this: LoaderContext, source: string): string {
  const folder = findSourceFolder(this.resourcePath, this.getOptions().siteDir);
  for (const [, name = ''] of source.matchAll(ELEMENT))
    this.addDependency(path.join(folder, name + SUFFIX));
  return source;
}
