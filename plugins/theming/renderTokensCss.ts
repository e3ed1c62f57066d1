import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

type Declarations = Record<string, unknown>;

/** Renders the style sheets of a CSS-variables theme, with one rule per line. */
export const renderTokensCss = (theme: Theme): string => render(listRules(theme));

/** The variables in two stylesheets. */
export interface SplitTokens {
  /** For every page. */
  shell: string;
  /** For pages with demos, in addition to the other one. */
  demos: string;
}

/**
 * Splits a theme into two stylesheets, because most variables are only used by MUI's
 * components.
 * @param names variables that the site's own styles use
 */
export function splitTokensCss(theme: Theme, names: ReadonlySet<string>): SplitTokens {
  const rules = listRules(theme);
  const needed = withReferences(names, rules);
  const isShell = ([name]: [string, unknown]): boolean =>
    !name.startsWith('--') || needed.has(name);
  const pick = (expected: boolean) =>
    rules.map(([selector, declarations]): [string, Declarations] => [
      selector,
      Object.fromEntries(
        Object.entries(declarations).filter((entry) => isShell(entry) === expected),
      ),
    ]);
  return { shell: render(pick(true)), demos: render(pick(false)) };
}

const listRules = (theme: Theme): [string, Declarations][] =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet) as [string, Declarations][]);

/** Adds the variables that the values of others refer to. */
function withReferences(
  names: ReadonlySet<string>,
  rules: readonly [string, Declarations][],
): Set<string> {
  const all = new Set(names);
  // Iterating a set includes values that are added during the iteration.
  for (const name of all)
    for (const [, declarations] of rules)
      for (const [, other = ''] of String(declarations[name] ?? '').matchAll(
        /var\((--[\w-]+)/g,
      ))
        all.add(other);
  return all;
}

const render = (rules: readonly [string, Declarations][]): string =>
  rules
    .filter(([, declarations]) => Object.keys(declarations).length > 0)
    .map(
      ([selector, declarations]) => `${selector}{${renderDeclarations(declarations)}}\n`,
    )
    .join('');

const renderDeclarations = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${toCssName(name)}:${String(value)}`)
    .join(';');

/** `colorScheme` → `color-scheme`; custom properties are unchanged. */
const toCssName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
