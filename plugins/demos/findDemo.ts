import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { Styling } from '../../src/types/demo';

const PREFIXES: Record<Styling, string> = {
  system: '',
  tailwind: 'tailwind-',
  css: 'css-',
};

/** The files of a demo by styling; the System variant always exists. */
export interface DemoFiles {
  folder: string;
  name: string;
  variants: Partial<Record<Styling, string>> & { system: string };
}

const fileOf = (folder: string, name: string, styling: Styling): string =>
  path.join(folder, `${PREFIXES[styling]}${name}.tsx`);

/** The files that a demo may have, whether they exist or not. */
export const listVariantFiles = (folder: string, name: string): string[] =>
  (Object.keys(PREFIXES) as Styling[]).map((styling) => fileOf(folder, name, styling));

/**
 * Checks that every styling variant in a folder has a System variant, including those
 * that no page uses.
 * @throws Error with the file that has none
 */
export function assertNoOrphans(folder: string): void {
  const files = new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  for (const file of files) {
    const base = /^(?:tailwind|css)-([A-Z]\w*\.tsx)$/.exec(file)?.[1];
    if (base && !files.has(base)) {
      throw new Error(
        `${file} is a variant without its base; add ${base} beside it, or take it away.`,
      );
    }
  }
}

/** The demos that a page shows, including those of cards, with their lines. */
export const listShownDemos = (page: string): { name: string; line: number }[] =>
  [...page.matchAll(/(?:<Demo\s+name|demo)="(\w+)"/g)].map(({ index, 1: name = '' }) => ({
    name,
    line: page.slice(0, index).split('\n').length,
  }));

/**
 * Finds the files of a demo of a page.
 * @param page path of its file from the root of the project
 * @throws Error with the page, the line, the demo and the existing demos
 */
export function findDemoOfPage(page: string, name: string, siteDir: string): DemoFiles {
  const file = path.join(siteDir, page);
  try {
    return findDemo(path.dirname(file), name);
  } catch (error) {
    const shown = listShownDemos(readText(file));
    const line = shown.find((demo) => demo.name === name)?.line ?? 1;
    throw new Error(`${page}:${line}: ${(error as Error).message}`);
  }
}

/**
 * Finds the files of a demo.
 * @throws Error with the demo, the folder and the existing demos
 */
export function findDemo(folder: string, name: string): DemoFiles {
  const exists = (styling: Styling) => fs.existsSync(fileOf(folder, name, styling));
  if (!exists('system')) {
    assertNoOrphans(folder);
    const list = listDemos(folder).join(', ') || 'none';
    throw new Error(`There is no demo "${name}" in ${folder}. Demos there: ${list}.`);
  }
  const variants: DemoFiles['variants'] = {
    system: fileOf(folder, name, 'system'),
  };
  if (exists('tailwind')) variants.tailwind = fileOf(folder, name, 'tailwind');
  if (exists('css')) variants.css = fileOf(folder, name, 'css');
  return { folder, name, variants };
}

/** The demos in a folder, without the components that they import. */
function listDemos(folder: string): string[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const components = files.filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const imported = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readText(path.join(folder, file)).matchAll(
          /\bfrom '\.\/([A-Z]\w*)(?:\.tsx)?'/g,
        ),
      ])
      .map(([, name]) => name),
  );
  return components
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !imported.has(name));
}
