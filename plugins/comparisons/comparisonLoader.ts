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
 * Bundler loader for pages: adds the data files of their tables as dependencies and
 * returns the page unchanged. Missing files are added as well, so that the page compiles
 * once they exist.
 */
export default function comparisonLoader(this: LoaderContext, source: string): string {
  const folder = findSourceFolder(this.resourcePath, this.getOptions().siteDir);
  for (const [, name = ''] of source.matchAll(ELEMENT))
    this.addDependency(path.join(folder, name + SUFFIX));
  return source;
}
