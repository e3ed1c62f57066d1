import path from 'node:path';
import { isTouched } from '../../../tests/support/tiers/isTouched';
import type { ChangedFiles } from './listChangedFiles';

/** Content that tests of all pages read. */
const CONTENT = /^(docs|i18n)\//;

export interface ChosenTests {
  /** Code whose tests Jest finds by what they import. */
  code: string[];
  /** Test files by their path. */
  tests: string[];
}

/** `data-grid-sorting` for whatever belongs to that page, in English or translated. */
const toPageName = (file: string): string | undefined => {
  const page =
    /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/(.+)\//.exec(file);
  return page?.[1]?.replaceAll('/', '-');
};

/**
 * Which tests a change calls for: those of content for a page, the claims of that page and all
 * claims that read a changed file.
 * @param contentTests tests of all pages
 * @param inputsOf what each test file of claims hangs on
 */
export function chooseTests(
  { present, removed }: ChangedFiles,
  contentTests: readonly string[],
  inputsOf: ReadonlyMap<string, readonly string[]>,
): ChosenTests {
  const changed = [...present, ...removed];
  const pages = new Set(changed.flatMap((file) => toPageName(file) ?? []));
  const isOfPage = (test: string) =>
    [...pages].some((page) => path.basename(test).startsWith(page));
  const claims = [...inputsOf].flatMap(([test, inputs]) =>
    isOfPage(test) || isTouched(inputs, changed) ? [test] : [],
  );
  const hasContent = changed.some((file) => CONTENT.test(file));
  return {
    code: present.filter((file) => /\.(tsx?|mjs|cjs|js|json)$/.test(file)),
    tests: [...new Set([...(hasContent ? contentTests : []), ...claims])],
  };
}
