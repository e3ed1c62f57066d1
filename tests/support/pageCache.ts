import { countDemoTags, findPageSource, type PageSource } from './pageSource';
import { hashInputs } from './tiers/checkCache';

/** What stands around every demo and decides how it looks, and the checks themselves. */
const SHARED = [
  'docs/shared',
  'src/components',
  'src/config',
  'src/css',
  'src/design',
  'src/features/copy-code',
  'src/features/demo',
  'src/features/preferences',
  'src/lib',
  'src/theme',
  'plugins/demos',
  'tests/e2e/pages.spec.ts',
  'tests/support/axeExceptions.ts',
  'tests/support/chooseLook.ts',
  'tests/support/findAxeProblems.ts',
  'tests/support/findLookProblems.ts',
  'tests/support/findStyleLeaks.ts',
  'tests/support/liveDemos.ts',
  'tests/support/markContrastSamples.ts',
  'tests/support/measureOverflow.ts',
  'tests/support/pageCache.ts',
  'tests/support/pageSource.ts',
  'tests/support/sharedTab.ts',
  'tests/support/watchPage.ts',
];

/** Name of the check whose results are kept. */
export const PAGE_CHECK = 'page-demos';

/** Files and folders that decide how the demos of a guide look, from the root of the project. */
export const listPageInputs = ({
  folder,
  translation,
}: Pick<PageSource, 'folder' | 'translation'>): string[] => [
  ...SHARED,
  folder,
  ...(translation ? [translation] : []),
];

/**
 * The key of all that decides how the demos of a guide look.
 * @param liveDemos how many came to life
 * @returns undefined for a page that has demos from elsewhere than its own text and folder, such
 * as one with components of the site: its result cannot be kept
 */
export function findPageKey(pathname: string, liveDemos: number): string | undefined {
  const source = findPageSource(pathname);
  if (!source || countDemoTags(source) !== liveDemos) return undefined;
  return hashInputs({ files: listPageInputs(source), facts: [pathname] });
}
