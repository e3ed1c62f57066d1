import { transformSync } from '@swc/core';

/** Modules of the site and its tools. The code of demos is shown on pages: each word counts. */
const MODULE = /^(?:plugins|site|src|tests|tools)\/.*\.tsx?$/;

/** @param file from the root of the project */
export const isModule = (file: string): boolean => MODULE.test(file);

/** What of a module runs, with short names in the place of its own. */
function compile(code: string, isTsx: boolean): string {
  return transformSync(code, {
    configFile: false,
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: isTsx },
      target: 'es2022',
      minify: { compress: false, mangle: { toplevel: true } },
    },
    minify: true,
  }).code;
}

/**
 * Whether two states of a module do the same, since they differ in comments, types, form or
 * the names of variables alone.
 * @param file its name
 * @returns false for code that can't be read
 */
export function isSameCode(file: string, before: string, after: string): boolean {
  const isTsx = file.endsWith('.tsx');
  try {
    return compile(before, isTsx) === compile(after, isTsx);
  } catch {
    return false;
  }
}
