import ts from 'typescript';
import { readOptions } from './typeCheckSnippets';

// The declarations of the packages are the same for every program.
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Type-checks files in a separate program, with the compiler options of the project.
 * @param files files to check
 * @param declarations files that declare modules without types
 * @returns one line for each error: the file and the compiler's message
 */
export function typeCheckFiles(
  files: readonly string[],
  declarations: readonly string[] = [],
): string[] {
  const options: ts.CompilerOptions = { ...readOptions(), types: ['node', 'jest'] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([...files, ...declarations], options, host);
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(
      ({ messageText }) =>
        `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
