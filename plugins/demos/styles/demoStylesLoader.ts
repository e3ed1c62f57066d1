import path from 'node:path';
import { readDemoStyles } from './readDemoStyles';

/** The part of the bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  mode?: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  getOptions(): { isServer: boolean; siteDir: string };
}

/**
 * Imports the original module of a variant; the plain path imports it with its styles.
 */
const PLAIN = '?plain';

/**
 * Removes stylesheet imports from a demo's module. As modules, they would be bundled into
 * the stylesheet that every page loads.
 */
export default function demoStylesLoader(source: string): string {
  return source.replace(/^import\s+['"]\.[^'"\n]+\.css['"];?/gm, '');
}

/**
 * Replaces a `css-` or `tailwind-` variant with a component that includes the variant's
 * styles. They are only in the document, or the frame, while the variant is mounted.
 */
export function pitch(this: LoaderContext): void {
  const done = this.async();
  const { isServer, siteDir } = this.getOptions();
  const file = this.resourcePath;
  const styling = /^(css|tailwind)-[A-Z]\w*\.tsx$/.exec(path.basename(file))?.[1];
  if (isServer || !styling || this.resourceQuery === PLAIN) {
    done(null);
    return;
  }
  readDemoStyles(file, siteDir, this.mode === 'production').then(
    ({ css, files }) => {
      files.forEach((each) => this.addDependency(each));
      done(null, renderModule(file, css));
    },
    (error: Error) => done(error),
  );
}

const renderModule = (
  file: string,
  css: string,
): string => `import * as React from 'react';
import { StyledDemo } from '@site/src/features/demo/StyledDemo';
import Component from ${JSON.stringify(file + PLAIN)};

const css = ${JSON.stringify(css)};

export default function Styled() {
  return React.createElement(StyledDemo, { component: Component, css });
}
`;
