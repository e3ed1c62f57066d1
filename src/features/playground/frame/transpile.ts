import { transform, type Transform } from 'sucrase';
import type { SourceFile } from '../protocol';
import { CodeProblem } from './problems';

/** A file compiled to CommonJS, or a stylesheet or data file, unchanged. */
export interface CompiledFile extends SourceFile {
  source: string;
  kind: 'script' | 'style' | 'data';
  /** Specifiers that it passes to `require`. */
  requires: string[];
}

/**
 * Compiles one file, removing types and JSX but preserving lines.
 * @throws CodeProblem with the line at which the code cannot be parsed
 */
export function transpile({ name, code: source }: SourceFile): CompiledFile {
  if (name.endsWith('.css'))
    return { name, source, code: source, kind: 'style', requires: [] };
  if (name.endsWith('.json'))
    return { name, source, code: source, kind: 'data', requires: [] };
  const code = compile(name, source);
  const requires = [...code.matchAll(/\brequire\(\s*(["'])(.+?)\1\s*\)/g)].map(
    ([, , specifier = '']) => specifier,
  );
  return { name, source, code, kind: 'script', requires: [...new Set(requires)] };
}

function compile(name: string, source: string): string {
  const transforms: Transform[] = ['imports'];
  if (/\.tsx?$/.test(name)) transforms.push('typescript');
  if (!name.endsWith('.ts')) transforms.push('jsx');
  try {
    const { code } = transform(source, {
      transforms,
      jsxRuntime: 'automatic',
      production: true,
    });
    return code;
  } catch (error) {
    throw new CodeProblem(readSyntaxError(error as Error, name));
  }
}

function readSyntaxError(error: Error & { loc?: { line: number } }, file: string) {
  // "Error transforming X: SyntaxError: Unexpected token (5:10)": the position is
  // reported separately.
  const message = error.message
    .replace(/^Error transforming .*?: /, '')
    .replace(/^SyntaxError: /, '');
  const line = error.loc?.line ?? Number(/\((\d+):\d+\)$/.exec(message)?.[1]);
  return {
    kind: 'syntax' as const,
    message: message.replace(/ \(\d+:\d+\)$/, ''),
    file,
    line: line || undefined,
  };
}
