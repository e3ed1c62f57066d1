import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { LANGUAGES } from '../../../src/config/languages';
import { isTouched } from './isTouched';
import { listTestInputs } from './listTestInputs';
import { isInSample } from './tier';
import { hasChangedSinceProof, listUnprovedFiles } from './unproved';

/** Where browser tests are, from the root of the site. */
export const SPECS_DIR = 'tests/e2e';
/** Walks all pages, and chooses by itself how closely it looks at each. */
export const PAGES_SPEC = `${SPECS_DIR}/pages.spec.ts`;
/** Whoever imports it goes over all pages. */
const ALL_PAGES = 'tests/support/sitePages.ts';

/** Each is of one demo, and shown in the gallery. */
const PICTURES = 'static/img/demos';
const GALLERY = '/x/demos/';

/** Decides which checks run, and counts them: it does not build or serve the site. */
const RUNNER = 'tools/cli/test';

const CONTENT = ['docs', PICTURES, ...LANGUAGES.map((language) => `i18n/${language}`)];

/**
 * The lists that grow with each new page: tests in Node read them whole, so one page more does
 * not make all others due in the browser.
 */
const PAGE_LISTS = {
  navigation: 'src/nav',
  texts: ['glossary.json', 'keywords.json', 'titles.json', 'translated-from.json'],
};

/** What every page says around its text; translated text itself is content. */
const listLabels = (siteDir: string): string[] =>
  LANGUAGES.flatMap((language) =>
    fs
      .readdirSync(path.join(siteDir, 'i18n', language))
      .filter((name) => name.endsWith('.json') && !PAGE_LISTS.texts.includes(name))
      .map((name) => `i18n/${language}/${name}`),
  );

/** What is in a folder, but for what grows with each page. */
const listWithout = (siteDir: string, folder: string, left: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== left && !left.startsWith(`${file}/`));

/** What every page of the built site is made of, and what serves it to the tests. */
export const listSiteInputs = (siteDir = SITE_DIR): string[] => [
  ...['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json', 'playwright.config.ts'],
  ...['plugins', 'site', 'deploy', 'docs/api', 'docs/shared'],
  ...['tools/build', 'tools/csp', 'tools/deploy'],
  ...listWithout(siteDir, 'tools/cli', RUNNER),
  ...listWithout(siteDir, 'src', PAGE_LISTS.navigation),
  ...listWithout(siteDir, 'static', PICTURES),
  ...listWithout(siteDir, path.posix.dirname(PICTURES), PICTURES),
  ...listLabels(siteDir),
];

/**
 * Whether a spec or its helpers name the address of a guide, by the name of its folder, or that
 * of the gallery for a picture.
 */
function namesGuide(texts: readonly string[], file: string): boolean {
  if (PAGE_LISTS.texts.includes(path.posix.basename(file))) return false;
  const folder = path.posix.dirname(file);
  const address = folder === PICTURES ? GALLERY : `/${path.posix.basename(folder)}/`;
  return texts.some((text) => text.includes(address));
}

/**
 * Whether a browser test has to run: since the site has changed, or the test, or a guide that it
 * visits.
 * @param changed files, from the root of the project
 */
export function isSpecTouched(
  spec: string,
  changed: readonly string[],
  siteDir = SITE_DIR,
): boolean {
  const named = listTestInputs(spec, siteDir);
  const inputs = named.filter((file) => !CONTENT.includes(file));
  if (isTouched([...listSiteInputs(siteDir), ...inputs], changed)) return true;
  const content = changed.filter((file) => isTouched(CONTENT, [file]));
  if (named.includes(ALL_PAGES) || inputs.length < named.length)
    return content.length > 0;
  const texts = inputs
    .filter((file) => file.startsWith('tests/') && /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return content.some((file) => namesGuide(texts, file));
}

/** All files of browser tests, from the root of the site. */
export const listSpecs = (siteDir = SITE_DIR): string[] =>
  fs
    .readdirSync(path.join(siteDir, SPECS_DIR), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${SPECS_DIR}/${name.split(path.sep).join('/')}`)
    .sort();

function isSpecProved(spec: string): boolean {
  const changed = listUnprovedFiles(spec, 'behavior');
  return changed !== undefined && !isSpecTouched(spec, changed);
}

/**
 * Browser tests that a full run has proved as they are, and that are not in the sample of this
 * run; in a full run none.
 */
export const listProvedSpecs = (): string[] =>
  listSpecs().filter(
    (spec) => spec !== PAGES_SPEC && !isInSample(spec) && isSpecProved(spec),
  );

/** Whether what all pages are made of is as a full run of all pages has proved it. */
export const isSiteProved = (): boolean =>
  !hasChangedSinceProof(PAGES_SPEC, listSiteInputs(), 'behavior');
