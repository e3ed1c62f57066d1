import path from 'node:path';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { STATUS_ELEMENT } from './statusElement';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): {
    siteDir: string;
    /** Written when a development server starts; absent in a build. */
    startFile?: string;
  };
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * Bundler loader for pages: adds the dependencies of a page and returns it unchanged. A
 * translation is compared with its English page, and the status of the translations is
 * computed from all pages: in the development server only at startup, because otherwise
 * every change would have to wait for it.
 */
export default function translationLoader(this: LoaderContext, source: string): string {
  const file = this.resourcePath;
  const { siteDir, startFile } = this.getOptions();
  this.addDependency(path.join(findSourceFolder(file, siteDir), path.basename(file)));
  if (!source.includes(`<${STATUS_ELEMENT}`)) return source;
  if (startFile) this.addDependency(startFile);
  else
    ['docs', 'i18n'].forEach((folder) =>
      this.addContextDependency(path.join(siteDir, folder)),
    );
  return source;
}
