import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Theme } from '@mui/material/styles';

type Declarations = Record<string, unknown>;

/** Turns the sheets of a CSS-variables theme into CSS text, one rule a line. */
export const renderTokensCss = (theme: Theme): string => render(listRules(theme));

/** The variables in two stylesheets. */
export interface SplitTokens {
  /** For every page. */
  shell: string;
  /** For pages with demos, beside the other. */
  demos: string;
}

/**
 * Turns a theme into two stylesheets: most variables are read by MUI's components alone.
 * @param names variables that the site's own parts read
 */
export function splitTokensCss(theme: Theme, names: ReadonlySet<string>): SplitTokens {
  const rules = listRules(theme);
  const needed = withReferences(names, rules);
  const isShell = ([name]: [string, unknown]): boolean =>
    !name.startsWith('--') || needed.has(name);
  const pick = (wanted: boolean) =>
    rules.map(([selector, declarations]): [string, Declarations] => [
      selector,
      Object.fromEntries(
        Object.entries(declarations).filter((entry) => isShell(entry) === wanted),
      ),
    ]);
  return { shell: render(pick(true)), demos: render(pick(false)) };
}

const listRules = (theme: Theme): [string, Declarations][] =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet) as [string, Declarations][]);

/** With the variables that the values of others name. */
function withReferences(
  names: ReadonlySet<string>,
  rules: readonly [string, Declarations][],
): Set<string> {
  const all = new Set(names);
  // A set that grows while it is walked goes on to what was added.
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

/** `colorScheme` → `color-scheme`; custom properties keep their case. */
const toCssName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
