import type { Node } from '@babel/types';
import { checkImport, checkName } from './checkImport';
import { addClasses, checkStyles, checkTheme } from './checkStyles';
import { checkArguments, checkCall, checkElement, checkMember } from './checkUses';
import { checkValue } from './checkValue';
import type { Lookup } from './createLookup';
import { declareNames, declarePattern, declareVariable, readModule } from './declare';
import type { FileReport, SourceFile } from './model';
import { parseSource } from './parseSource';
import { readIndex, readTypes, resolveTypes } from './readTypes';
import { Recorder } from './Recorder';
import { Scope } from './Scope';
import { readKey, walk } from './walk';

const STYLES = /\.(?:css|s[ac]ss|less|styl)$/i;
/** Longer files are generated, in characters. */
const MAX_LENGTH = 2_000_000;
/** Other files cannot concern the packages, and are not parsed. */
const RELEVANT = /@mui\/x-|Mui[A-Z]\w+/;

/** Checks one file against the changes between two majors. */
export function checkFile({ file, text }: SourceFile, lookup: Lookup): FileReport {
  const recorder = new Recorder(lookup);
  const report: FileReport = { file, findings: [], undecided: [] };
  if (text.length > MAX_LENGTH) {
    report.problem = { kind: 'too large' };
  } else if (text.includes('\0')) {
    report.problem = { kind: 'binary' };
  } else if (STYLES.test(file)) {
    checkStyles(text, recorder);
  } else if (RELEVANT.test(text)) {
    const { programs, problem } = parseSource(file, text);
    report.problem = problem;
    try {
      for (const { program } of programs) checkProgram(program, recorder);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      report.problem = { kind: 'too deep' };
    }
  }
  report.findings = recorder.getFindings();
  report.undecided = recorder.getUndecided();
  if (!recorder.hasImports && !report.problem) report.lacksImports = true;
  return report;
}

function checkProgram(program: Extract<Node, { type: 'Program' }>, recorder: Recorder) {
  const scope = new Scope();
  // Twice, because types and values may be used above their declaration.
  program.body.forEach((each) => declareNames(each, scope));
  program.body.forEach((each) => declareNames(each, scope));
  walk<Scope>(program, scope, (node, outer) => visit(node, outer, recorder));
}

/** @returns the scope of the node's children */
function visit(node: Node, scope: Scope, recorder: Recorder): Scope {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      checkImport(node, recorder);
      break;
    case 'VariableDeclarator':
      declareVariable(node, scope);
      checkVariable(node, scope, recorder);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
      return enterFunction(node.params, scope, recorder);
    case 'JSXOpeningElement':
      checkElement(node, scope, recorder);
      break;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      checkMember(node, scope, recorder);
      break;
    case 'CallExpression':
    case 'OptionalCallExpression':
      checkCall(node, scope, recorder);
      break;
    case 'AssignmentExpression':
      checkValue(node.right, { types: resolveTypes(node.left, scope), recorder, scope });
      break;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      checkValue(node.expression, {
        types: readTypes(node.typeAnnotation, scope),
        recorder,
        scope,
      });
      break;
    case 'TSIndexedAccessType': {
      const key = readIndex(node.indexType);
      if (key !== undefined)
        recorder.addMember(readTypes(node.objectType, scope), key, node);
      break;
    }
    case 'TSTypeReference':
      checkArguments(node, scope, recorder);
      break;
    case 'ObjectProperty':
      checkTheme(node, scope, recorder);
      break;
    case 'StringLiteral':
      addClasses(node.value, node, recorder);
      break;
    case 'TemplateElement':
      addClasses(node.value.raw, node, recorder);
      break;
    default:
  }
  return scope;
}

function checkVariable(
  { id, init }: Extract<Node, { type: 'VariableDeclarator' }>,
  scope: Scope,
  recorder: Recorder,
): void {
  const source = readModule(init);
  if (id.type === 'ObjectPattern') {
    const types = init ? resolveTypes(init, scope) : [];
    checkPattern(id, { types, source, recorder });
  }
  const annotation = 'typeAnnotation' in id ? id.typeAnnotation : null;
  if (init) checkValue(init, { types: readTypes(annotation, scope), recorder, scope });
}

/** Checks the names that `{ a, b: c }` reads. */
function checkPattern(
  { properties }: Extract<Node, { type: 'ObjectPattern' }>,
  {
    types,
    source,
    recorder,
  }: { types: readonly string[]; source?: string; recorder: Recorder },
): void {
  for (const each of properties) {
    const key = each.type === 'ObjectProperty' ? readKey(each) : undefined;
    if (key === undefined) continue;
    recorder.addMember(types, key, each);
    if (source !== undefined) checkName(key, { source, node: each, recorder });
  }
}

function enterFunction(params: readonly Node[], outer: Scope, recorder: Recorder): Scope {
  const scope = new Scope(outer);
  for (const param of params) {
    const pattern = param.type === 'AssignmentPattern' ? param.left : param;
    if (pattern.type !== 'Identifier' && pattern.type !== 'ObjectPattern') continue;
    const types = readTypes(pattern.typeAnnotation, outer);
    declarePattern(pattern, { types, scope });
    if (pattern.type === 'ObjectPattern') checkPattern(pattern, { types, recorder });
  }
  return scope;
}
