import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {
  dropUnused,
  listClasses,
  UNUSED_RULES,
} from '../../../plugins/framework-patches/unusedStyles';
import { SITE_DIR } from '../../../content/paths/siteDir';

const FILE = '/site/node_modules/some/theme.css';
const UNUSED = [
  { file: /\/some\//, classes: /^(?:hero.*|pill)$/, variables: /^--hero-/ },
];

const drop = (css: string, from = FILE): string =>
  postcss([dropUnused(UNUSED)])
    .process(css, { from })
    .css.replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  ['.hero{color:red} .a{color:red}', '.a{color:red}'],
  ['.hero__title,.a{color:red}', '.a{color:red}'],
  ['.a > .hero:hover{color:red}', ''],
  // Classes in `:not()` and longer names are no reason to omit a rule.
  ['.a:not(.hero){color:red}', '.a:not(.hero){color:red}'],
  ['.pills{color:red}', '.pills{color:red}'],
  [':root{--hero-color:red;--a:1}', ':root{--a:1}'],
  ['@media print{.hero{color:red}}', ''],
  ['@layer x{@media print{.hero{color:red}} .a{color:red}}', '@layer x{ .a{color:red}}'],
  ['@layer a, b;', '@layer a, b;'],
  ['@keyframes pill{0%{color:red}}', '@keyframes pill{0%{color:red}}'],
])('%s becomes %s', (written, expected) => expect(drop(written)).toBe(expected));

test('nothing remains if the rules were moved into a cascade layer before', () => {
  // As in Docusaurus: the rules keep their former parent.
  const layIntoLayer = {
    postcssPlugin: 'layer',
    Once(root: postcss.Root) {
      const { nodes } = root.clone();
      root.removeAll();
      root.append({ type: 'atrule', name: 'layer', params: 'x', nodes } as never);
    },
  };
  const css =
    '.hero{a:b} .hero__a{a:b} .hero__b{a:b} .pill{a:b} .a{a:b} @media print{.hero{a:b}}';
  const { css: left } = postcss([layIntoLayer, dropUnused(UNUSED)]).process(css, {
    from: FILE,
  });
  expect(left.match(/\.\w+/g)).toEqual(['.a']);
});

test('other stylesheets are unchanged', () =>
  expect(drop('.hero{color:red}', '/site/src/css/hero.css')).toBe('.hero{color:red}'));

test('classes of a selector are those that an element must have', () =>
  expect(listClasses('.a-b > .c:not(.d):hover::before, [class*=".e"] ._f')).toEqual([
    'a-b',
    'c',
    'e',
    '_f',
  ]));

const readAll = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.min|-rtl)\.css$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

describe.each([
  ['node_modules/infima/dist/css/default', UNUSED_RULES[0]!],
  ['node_modules/@docusaurus/theme-classic/lib', UNUSED_RULES[1]!],
])('%s', (folder, { file, classes, variables }) => {
  const css = readAll(path.join(SITE_DIR, folder)).join('\n');

  test('is the target of the rules', () =>
    expect(path.join('/', folder, 'a.css')).toMatch(file));

  test('contains an example of each omitted kind', () => {
    const root = postcss.parse(css);
    const names = new Set<string>();
    root.walkRules(({ selector }) =>
      listClasses(selector).forEach((one) => names.add(one)),
    );
    root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
    const parts = [classes, variables].flatMap((pattern) =>
      pattern ? splitAlternatives(pattern) : [],
    );
    const idle = parts.filter((part) => ![...names].some((name) => part.test(name)));
    expect(idle).toEqual([]);
  });
});

/** The alternatives of `^(?:a|b(?:c|d))$`, each as a separate pattern. */
function splitAlternatives({ source }: RegExp): RegExp[] {
  let depth = 0;
  const parts = [''];
  for (const letter of source.slice('^(?:'.length, -')$'.length)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => new RegExp(`^(?:${part})$`));
}

test('no variable is omitted that a remaining rule, or the site, uses', () => {
  const { variables } = UNUSED_RULES[0]!;
  const file = path.join(SITE_DIR, 'node_modules/infima/dist/css/default/default.css');
  const infima = postcss([dropUnused()]).process(fs.readFileSync(file, 'utf8'), {
    from: file,
  }).css;
  const theme = readAll(
    path.join(SITE_DIR, 'node_modules/@docusaurus/theme-classic/lib'),
  );
  const common = readAll(
    path.join(SITE_DIR, 'node_modules/@docusaurus/theme-common/lib'),
  );
  const own = readAll(path.join(SITE_DIR, 'src'));
  const read = [infima, ...theme, ...common, ...own].flatMap((css) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(read.filter((name) => variables!.test(name))).toEqual([]);
});
