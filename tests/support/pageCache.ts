import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';
import { countDemoTags, findPageSource, type PageSource } from './pageSource';
import { hashInputs } from './tiers/checkCache';
import { listTestInputs } from './tiers/listTestInputs';
import { isSiteProved, PAGES_SPEC } from './tiers/provedSpecs';
import { isInParts } from './tiers/tier';
import { hasChangedSinceProof } from './tiers/unproved';

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
  'tests/support/findNarrowProblems.ts',
  'tests/support/findStyleLeaks.ts',
  'tests/support/liveDemos.ts',
  'tests/support/markContrastSamples.ts',
  'tests/support/measureOverflow.ts',
  'tests/support/pageCache.ts',
  'tests/support/pageSource.ts',
  'tests/support/sharedTab.ts',
  'tests/support/untilNone.ts',
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

/** How many of ten parts are looked at where what all pages share has changed. */
const PARTS_OF_SHARED_CHANGE = 3;

/** The files of a guide: its folder, its translation, and what its demos import. */
export function listOwnInputs({
  folder,
  translation,
}: Pick<PageSource, 'folder' | 'translation'>): string[] {
  const demos = fs
    .readdirSync(path.join(SITE_DIR, folder))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => listTestInputs(path.join(folder, name)));
  return [folder, ...(translation ? [translation] : []), ...demos];
}

/**
 * Whether a page is looked at closely in this run: in a full run always, else where it or a demo
 * of it has changed since the last full run, and for a sample of the others.
 */
export function isPageDue(pathname: string): boolean {
  const hasSharedChange = hasChangedSinceProof(PAGES_SPEC, SHARED, 'behavior');
  const parts = hasSharedChange ? PARTS_OF_SHARED_CHANGE : 1;
  if (isInParts(pathname, parts)) return true;
  const source = findPageSource(pathname);
  return source !== undefined && hasChangedSinceProof(PAGES_SPEC, listOwnInputs(source));
}

/** How many of ten parts are opened where nothing has changed about them or the site. */
const PARTS_OPENED = 3;

/**
 * Whether a guide is opened in this run, and its demos brought to life: each one where anything
 * has changed that all pages are made of.
 */
export const isPageOpened = (pathname: string): boolean =>
  !isSiteProved() || isInParts(pathname, PARTS_OPENED) || isPageDue(pathname);
