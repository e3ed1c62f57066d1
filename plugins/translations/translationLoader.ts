import path from 'node:path';
import { findSourceFolder } from '../../site/pages/findSourceFolder';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { siteDir: string };
  addDependency(file: string): void;
}

/**
 * Bundler loader for pages: a translation is compiled with its English page, to which it is
 * compared. Leaves the page as it is.
 */
export default function translationLoader(this: LoaderContext, source: string): string {
  const file = this.resourcePath;
  const folder = findSourceFolder(file, this.getOptions().siteDir);
  this.addDependency(path.join(folder, path.basename(file)));
  return source;
}
