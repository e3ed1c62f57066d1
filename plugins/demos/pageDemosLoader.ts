import fs from 'node:fs';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { listShownDemos, listVariantFiles } from './findDemo';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { siteDir: string };
  addMissingDependency(file: string): void;
}

/**
 * Bundler loader for pages: returns the page unchanged, and recompiles it once a demo
 * exists that it names too early.
 */
export default function pageDemosLoader(this: LoaderContext, source: string): string {
  const folder = findSourceFolder(this.resourcePath, this.getOptions().siteDir);
  for (const { name } of listShownDemos(source))
    listVariantFiles(folder, name)
      .filter((file) => !fs.existsSync(file))
      .forEach((file) => this.addMissingDependency(file));
  return source;
}
