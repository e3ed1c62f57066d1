import fs from 'node:fs';
import path from 'node:path';
import { readGuideSections } from '../../../plugins/api-reference/guides/readGuideSections';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { isPage } from '../../../content/nav/isPage';
import { walkNav } from '../../../content/nav/walkNav';
import { getDocId } from '../../../src/lib/docPaths';
import { nav } from '../../../src/nav';
import type { ApiEvents, ApiPage } from '../../../src/types/api';
import { PRODUCT_FOLDERS } from '../../../src/types/page';
import type { SearchQuestion } from '../../../tools/bench-search/types';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

const readQuestions = (language: string): SearchQuestion[] =>
  readJson(path.join(SITE_DIR, `tools/bench-search/questions/${language}.json`));

const navPages = new Set(
  walkNav(nav)
    .filter(isPage)
    .map((entry) => entry.pathname),
);

/**
 * Anchors of a page, or undefined for an unknown page.
 * @param pathname without a trailing slash
 */
function listAnchors(pathname: string): Set<string> | undefined {
  const id = getDocId(pathname);
  if (id === null) return undefined;
  const data = path.join(DOCS_DIR, `${id}.json`);
  if (id.startsWith('api/') && fs.existsSync(data)) {
    return new Set(listEntries(readJson(data)));
  }
  const file = path.join(DOCS_DIR, `${id}.mdx`);
  if (!navPages.has(pathname) || !fs.existsSync(file)) return undefined;
  const anchors = readGuideSections(file).map((section) => section.anchor ?? '');
  return new Set([...anchors, ...listEvents(file)]);
}

const listEntries = ({ props, slots, classes }: ApiPage): string[] => [
  ...Object.keys(props).map((name) => `prop-${name}`),
  ...slots.map((slot) => `slot-${slot.name}`),
  ...classes.map(({ className }) => `class-${className}`),
];

/** The anchors of the events, on the page that lists them. */
function listEvents(file: string): string[] {
  if (!fs.readFileSync(file, 'utf8').includes('<EventList')) return [];
  const { events } = readJson<ApiEvents>(
    path.join(DOCS_DIR, 'api/data-grid/events.json'),
  );
  return events.map((event) => `event-${event.name}`);
}

describe.each([
  { language: 'en', least: 580, pages: 150, leftOut: 60 },
  { language: 'zh', least: 290, pages: 90, leftOut: 30 },
])('queries in $language', ({ language, least, pages, leftOut }) => {
  const questions = readQuestions(language);

  it('are many, and cover many pages', () => {
    expect(questions.length).toBeGreaterThanOrEqual(least);
    const expected = questions.flatMap(({ want }) =>
      want.map((each) => each.split('#')[0]),
    );
    expect(new Set(expected).size).toBeGreaterThanOrEqual(pages);
  });

  it('have only the fields of the type', () => {
    const faults = questions.filter(
      ({ ask, want, near, heldOut, ...others }) =>
        typeof ask !== 'string' ||
        ask.trim() !== ask ||
        ask === '' ||
        !Array.isArray(want) ||
        want.length === 0 ||
        new Set(want).size < want.length ||
        (near !== undefined && !PRODUCT_FOLDERS.includes(near)) ||
        (heldOut !== undefined && !heldOut) ||
        Object.keys(others).length > 0,
    );
    expect(faults).toEqual([]);
  });

  it('are unique', () => {
    const requested = questions.map(
      ({ ask, near }) => `${ask.toLowerCase()} | ${near ?? ''}`,
    );
    expect(requested.filter((each, index) => requested.indexOf(each) < index)).toEqual(
      [],
    );
  });

  it('contain enough held-out ones for a meaningful share', () => {
    const heldOut = questions.filter((each) => each.heldOut);
    expect(heldOut.length).toBeGreaterThanOrEqual(leftOut);
    expect(heldOut.length).toBeLessThan(questions.length / 4);
  });

  it('expect pages, sections and entries that exist', () => {
    const missing = questions.flatMap(({ ask, want }) =>
      want
        .filter((address) => {
          const [, pathname = '', anchor] = /^(\/[^#]+)\/(?:#(.+))?$/.exec(address) ?? [];
          const anchors = listAnchors(pathname);
          return !anchors || (anchor !== undefined && !anchors.has(anchor));
        })
        .map((address) => `${ask}: ${address}`),
    );
    expect(missing).toEqual([]);
  });
});
