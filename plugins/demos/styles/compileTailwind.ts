import { Scanner } from '@tailwindcss/oxide';
import { scopeUtilities } from './scopeUtilities';

/**
 * Tailwind's theme and utilities without its reset. `dark:` follows the color scheme
 * attribute of the site; `rtl:` follows `dir` by default.
 */
const INPUT = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
`;

/**
 * Compiles the CSS of the utility classes in source texts, scoped to demos, because the
 * site has its own classes such as `container` and `table`.
 * @param base folder from which Tailwind is resolved
 */
export async function compileTailwind(sources: string[], base: string): Promise<string> {
  const { compile } = await import('@tailwindcss/node');
  const compiler = await compile(INPUT, { base, onDependency: () => undefined });
  const candidates = new Scanner({ sources: [] }).scanFiles(
    sources.map((content) => ({ content, extension: 'tsx' })),
  );
  return scopeUtilities(compiler.build(candidates));
}
