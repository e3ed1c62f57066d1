import path from 'node:path';
import ts from 'typescript';
import { DATE_ADAPTER, LEVELS, type Level } from '../constants';
import type { InstalledPackage } from './readPackage';

/** The packages of one plan, type-checked without the packages of higher plans. */
export interface LevelProgram {
  level: Level;
  program: ts.Program;
  checker: ts.TypeChecker;
  /** An exported type of a package, with the defaults of its type parameters. */
  defaultType: (packageName: string, typeName: string) => ts.Type | null;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Creates one program per plan: Pro and Premium packages augment types of the packages
 * below them, and these additions must not show on the pages of lower plans. The programs
 * share the parsed files, which saves most of the work.
 * @param typeNames types that are needed with the defaults of their type parameters
 */
export function createPrograms(
  packages: readonly InstalledPackage[],
  typeNames: readonly string[] = [],
): LevelProgram[] {
  const host = ts.createCompilerHost(OPTIONS);
  const parse = host.getSourceFile.bind(host);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, parse(file, ...rest));
    return parsed.get(file);
  };
  return LEVELS.flatMap((level) => {
    const own = packages.filter((entry) => entry.level === level);
    const files = own.flatMap(({ entries }) => [...entries.values()]);
    const [first] = files;
    if (!first) return [];
    const probe = path.join(path.dirname(first), `__props-${level}.ts`);
    parsed.set(probe, createProbe(probe, own, typeNames));
    const program = ts.createProgram([...new Set([...files, probe])], OPTIONS, host);
    const checker = program.getTypeChecker();
    return [{ level, program, checker, defaultType: readProbe(program, checker, probe) }];
  });
}

/**
 * A virtual module that uses exported types: naming a generic type without arguments is
 * the only way to make the compiler fill in the defaults.
 */
function createProbe(
  file: string,
  packages: readonly InstalledPackage[],
  typeNames: readonly string[],
): ts.SourceFile {
  const lines = packages.flatMap(({ name, entries }) => {
    const target = (entries.get(name) ?? '').replace(/\.d\.(m?)ts$/, '.$1js');
    return typeNames.map(
      (type) => `export type ${toProbeName(name, type)} = import('${target}').${type};`,
    );
  });
  return ts.createSourceFile(
    file,
    [...lines, DATE_ADAPTER, 'export {};'].join('\n'),
    ts.ScriptTarget.ESNext,
  );
}

const toProbeName = (packageName: string, typeName: string) =>
  `${packageName.replace(/\W/g, '_')}__${typeName}`;

function readProbe(program: ts.Program, checker: ts.TypeChecker, probe: string) {
  const source = program.getSourceFile(probe);
  const module = source && checker.getSymbolAtLocation(source);
  const aliases = new Map(
    (module ? checker.getExportsOfModule(module) : []).map((alias) => [
      alias.name,
      alias,
    ]),
  );
  return (packageName: string, typeName: string): ts.Type | null => {
    const alias = aliases.get(toProbeName(packageName, typeName));
    const type = alias && checker.getDeclaredTypeOfSymbol(alias);
    return type && !(type.flags & ts.TypeFlags.Any) ? type : null;
  };
}
