/** Returns the text of an expression that is a literal; undefined for any other. */
export const readLiteral = (value: string): string | undefined =>
  /^(['"`])([^\\$]*)\1$/.exec(value.trim())?.[2];

const COMMENT = /^(\/\*[\s\S]*\*\/)?$/;

/** Whether an expression is a comment or empty, and shows nothing on purpose. */
export const isComment = (value: string): boolean => COMMENT.test(value.trim());

/** Whether an expression has a form as Markdown. */
export const isText = (value: string): boolean =>
  isComment(value) || readLiteral(value) !== undefined;
