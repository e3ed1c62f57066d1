import path from 'node:path';
import { collectSources } from '../collectSources';
import { compileTailwind } from './compileTailwind';

export interface DemoStyles {
  css: string;
  /** The source files, which the bundler watches. */
  files: string[];
}

/**
 * Reads the CSS of one styling of a demo: its imported stylesheets and, for a `tailwind-`
 * file, its utility classes.
 * @param entry path of the `.tsx` file
 * @throws Error with a stylesheet that refers to other files
 */
export async function readDemoStyles(
  entry: string,
  siteDir: string,
  minify: boolean,
): Promise<DemoStyles> {
  const { texts } = await collectSources(entry, siteDir);
  const parts: string[] = [];
  if (path.basename(entry).startsWith('tailwind-')) {
    const code = [...texts].filter(([file]) => /\.tsx?$/.test(file));
    parts.push(
      await compileTailwind(
        code.map(([, text]) => text),
        siteDir,
      ),
    );
  }
  for (const [file, text] of texts) {
    if (!file.endsWith('.css')) continue;
    assertSelfContained(path.relative(siteDir, file), text);
    parts.push(text);
  }
  const { optimize } = await import('@tailwindcss/node');
  const { code } = optimize(parts.join('\n'), { minify });
  return { css: code, files: [...texts.keys()] };
}

function assertSelfContained(file: string, css: string): void {
  const reference = /@import\b|url\(\s*['"]?(?!data:|https?:|#)/.exec(css);
  if (!reference) return;
  const line = css.slice(0, reference.index).split('\n').length;
  throw new Error(
    `${file}:${line}: a demo's stylesheet stands alone; write the rules here and images as data: addresses.`,
  );
}
