import { Scanner } from '@tailwindcss/oxide';
import { scopeUtilities } from './scopeUtilities';

/**
 * Tailwind's theme and utilities without its reset. `dark:` follows the attribute that the
 * site's own scheme sits in; `rtl:` follows `dir` by itself.
 */
const INPUT = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
`;

/**
 * Makes the CSS of the utility classes that source texts name, kept to demos: the site has
 * classes such as `container` and `table` itself.
 * @param base folder from which Tailwind is found
 */
export async function compileTailwind(sources: string[], base: string): Promise<string> {
  const { compile } = await import('@tailwindcss/node');
  const compiler = await compile(INPUT, { base, onDependency: () => undefined });
  const candidates = new Scanner({ sources: [] }).scanFiles(
    sources.map((content) => ({ content, extension: 'tsx' })),
  );
  return scopeUtilities(compiler.build(candidates));
}
