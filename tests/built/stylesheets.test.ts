import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import postcss from 'postcss';
import { listClasses, UNUSED_RULES } from '../../plugins/framework-patches/unusedStyles';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { listBuiltPages } from '../support/browser/builtPage';

/**
 * Fragments that scripts insert into pages; the frame of the playground has its own
 * styles.
 */
const NO_PAGE = /(^|\/)assets\/|\/playground\/frame\//;

/**
 * An element whose class contains a substring, and its descendants: at each change of any
 * class, browsers recalculate the styles of everything below that element.
 */
const ALL_BELOW_PATTERN = /\[class[*^$]?=[^\]]*\]\s*[\s>+~]\s*\*/;

/** Used by the design and by MUI's components. */
const DESIGN_VARIABLE = /var\(\s*(--mui-[\w-]+)/g;

interface Sheet {
  selectors: readonly string[];
  /** Classes with a rule. */
  classes: ReadonlySet<string>;
  declares: ReadonlySet<string>;
  reads: ReadonlySet<string>;
}

interface Page {
  file: string;
  classes: ReadonlySet<string>;
  reads: ReadonlySet<string>;
  /** Names of the linked stylesheets. */
  sheets: readonly string[];
}

const listVariables = (text: string): string[] =>
  [...text.matchAll(DESIGN_VARIABLE)].map(([, name = '']) => name);

function readSheet(file: string): Sheet {
  const css = fs.readFileSync(file, 'utf8');
  const classes = new Set<string>();
  const declares = new Set<string>();
  const root = postcss.parse(css);
  const selectors: string[] = [];
  root.walkRules(({ selector }) => {
    selectors.push(selector);
    listClasses(selector).forEach((name) => classes.add(name));
  });
  root.walkDecls(/^--mui-/, ({ prop }) => void declares.add(prop));
  return { selectors, classes, declares, reads: new Set(listVariables(css)) };
}

function readPage(file: string): Page {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const classes = new Set<string>();
  const sheets: string[] = [];
  const parser = new Parser({
    onopentag(name, { class: names = '', rel, href = '' }) {
      names
        .split(/\s+/)
        .filter(Boolean)
        .forEach((each) => classes.add(each));
      if (name === 'link' && rel === 'stylesheet') sheets.push(path.basename(href));
    },
  });
  parser.end(html);
  return { file, classes, reads: new Set(listVariables(html)), sheets };
}

const all = listBuiltPages().filter((file) => !NO_PAGE.test(file));

describe.each(LANGUAGES)('%s', (language: Language) => {
  const base = BASE_URLS[language].slice(1);
  const folder = path.join(BUILD_DIR, base, 'assets/css');
  const sheets = new Map(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, readSheet(path.join(folder, name))]),
  );
  const pages = all
    .filter((file) => file.startsWith(base))
    .map(readPage)
    // Redirects have no styles.
    .filter((page) => page.sheets.length > 0);

  const faultsOf = (find: (page: Page, linked: readonly Sheet[]) => string[]): string[] =>
    pages.flatMap((page) => {
      const linked = page.sheets.flatMap((name) => sheets.get(name) ?? []);
      return find(page, linked).map((fault) => `${page.file} ${fault}`);
    });

  test('there are pages, and stylesheets that not every page has', () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(sheets.size).toBeGreaterThan(5);
  });

  test('iPhones get the prefixes that they need', () => {
    const css = [...sheets.keys()]
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .join('');
    for (const name of ['text-size-adjust', 'backdrop-filter', 'user-select', 'hyphens'])
      expect([name, css.includes(`-webkit-${name}:`)]).toEqual([
        name,
        css.includes(`${name}:`),
      ]);
  });

  test('no rule makes each change of a class recalculate the styles of all descendants', () => {
    const selectors = [...sheets.values()].flatMap((sheet) => sheet.selectors);
    expect(selectors.length).toBeGreaterThan(1000);
    expect(selectors.filter((each) => ALL_BELOW_PATTERN.test(each))).toEqual([]);
  });

  test('each page has the rules for everything in its HTML', () => {
    const faults = faultsOf((page, linked) => {
      const known = new Set(linked.flatMap(({ classes }) => [...classes]));
      return [...sheets]
        .filter(([name]) => !page.sheets.includes(name))
        .flatMap(([name, { classes }]) =>
          [...page.classes]
            .filter((each) => classes.has(each) && !known.has(each))
            .map((each) => `has .${each} of ${name}`),
        );
    });
    expect(faults).toEqual([]);
  });

  test('no page has a class whose rules were omitted', () => {
    const unused = UNUSED_RULES[0]!.classes;
    // Classes of CSS modules may start like one of the framework: `card_x3Yz`.
    const own = new Set([...sheets.values()].flatMap(({ classes }) => [...classes]));
    const faults = faultsOf(({ classes }) =>
      [...classes]
        .filter((name) => unused.test(name) && !own.has(name))
        .map((name) => `has .${name}`),
    );
    expect(faults).toEqual([]);
  });

  test('each page has the design variables that it uses', () => {
    const every = new Set([...sheets.values()].flatMap(({ declares }) => [...declares]));
    const faults = faultsOf(({ reads }, linked) => {
      const declared = new Set(linked.flatMap(({ declares }) => [...declares]));
      return [...reads, ...linked.flatMap((sheet) => [...sheet.reads])]
        .filter((name) => every.has(name) && !declared.has(name))
        .map((name) => `reads ${name}`);
    });
    expect([...new Set(faults)]).toEqual([]);
  });
});
