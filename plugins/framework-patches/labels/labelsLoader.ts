import fs from 'node:fs';
import { inlineLabels } from './inlineLabels';

interface LoaderContext {
  getOptions(): { file: string };
  addDependency: (file: string) => void;
}

/**
 * Inlines the labels of a language, from its `code.json`, into a source file of the site.
 */
export default function labelsLoader(this: LoaderContext, source: string): string {
  if (!source.includes('@docusaurus/Translate')) return source;
  const { file } = this.getOptions();
  this.addDependency(file);
  const labels = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    { message: string }
  >;
  return inlineLabels(
    source,
    Object.fromEntries(Object.entries(labels).map(([id, { message }]) => [id, message])),
  );
}
