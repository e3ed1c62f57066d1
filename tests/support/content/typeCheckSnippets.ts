import path from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { listAliases } from '../components/listAliases';
import type { Fence } from './readFences';

/** The rules of the project, but for names that a snippet declares for the reader to use. */
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

/** Leads the names of packages to those of another major. */
const readPaths = (major: string): Record<string, string[]> =>
  Object.fromEntries(
    listAliases(major).flatMap(({ name, folder }): [string, string[]][] => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );

/**
 * Type-checks snippets, each as a module of its own, in one program for each major of the
 * packages.
 * @returns one line for each error: file and line of the page, and what the compiler says
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

/** Each snippet is a module beside its page. */
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
    // The last line makes a module of a snippet that neither imports nor exports.
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
