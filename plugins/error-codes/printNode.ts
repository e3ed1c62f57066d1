import type ts from 'typescript';

/** The source of a node on one line. */
export const printNode = (node: ts.Node, source: ts.SourceFile): string =>
  node.getText(source).replace(/\s+/g, ' ');
