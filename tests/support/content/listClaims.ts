import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../../content/paths/siteDir';

const FOLDER = path.join(SITE_DIR, 'tests/content/claims');

/** A sentence that a test proves. */
interface Claim {
  /** Path of the test in `tests/content/claims`. */
  test: string;
  /** As in `claim`: `charts/bars`. */
  page: string;
  sentence: string;
}

/** Lists the sentences that the tests of claims prove. */
export const listClaims = (): Claim[] =>
  fs
    .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) =>
      readClaims(name, fs.readFileSync(path.join(FOLDER, name), 'utf8')),
    );

function readClaims(test: string, text: string): Claim[] {
  const claims: Claim[] = [];
  const add = (page: string, node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) claims.push({ test, page, sentence: node.text });
    else if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((each) => add(page, each));
    else throw new Error(`${test}: write the sentences of ${page} as plain texts.`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'claim') {
      const [, sentences] = node.arguments;
      if (sentences && ts.isObjectLiteralExpression(sentences))
        for (const property of sentences.properties)
          if (ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name))
            add(property.name.text, property.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(test, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return claims;
}
