import path from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { resolveFrozen } from '../../../content/versions/frozenPackages';
import type { Fence } from './readFences';

/** The compiler options of the project, without the check for unused names. */
export function readOptions(): ts.CompilerOptions {
  const file = path.join(SITE_DIR, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    SITE_DIR,
  );
  return {
    ...options,
    types: ['node'],
    noEmit: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}

/** Maps package names to those of a frozen major, if it has them. */
const readPaths = (major: string): Record<string, string[]> => ({
  '*': [resolveFrozen(major, '*')],
});

/**
 * Type-checks snippets, each as a separate module, in one program for each major of the
 * packages.
 * @returns one line for each error: file and line of the page, and the compiler's message
 */
export function typeCheckSnippets(fences: readonly Fence[]): string[] {
  const majors = new Set(fences.map(({ major }) => major));
  return [...majors].flatMap((major) => {
    const options = readOptions();
    const paths = major === undefined ? {} : { paths: readPaths(major) };
    const those = fences.filter((fence) => fence.major === major);
    return checkTogether(those, { ...options, ...paths });
  });
}

/** Each snippet is a module next to its page. */
function checkTogether(fences: readonly Fence[], options: ts.CompilerOptions): string[] {
  const host = ts.createCompilerHost(options);
  const snippets = new Map(
    fences.map((fence) => {
      const name = `__snippet-${fence.line}.${fence.language}`;
      return [path.join(path.dirname(fence.file), name), fence];
    }),
  );
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => snippets.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const fence = snippets.get(file);
    if (!fence) return getSourceFile(file, version, ...rest);
    // The last line turns a snippet without imports and exports into a module.
    return ts.createSourceFile(file, `${fence.code}\nexport {};`, version);
  };
  const program = ts.createProgram([...snippets.keys()], options, host);
  return [...snippets].flatMap(([file, fence]) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ start = 0, messageText }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + fence.line;
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${fence.where.replace(/\d+$/, String(line))}: ${text}`;
    });
  });
}
