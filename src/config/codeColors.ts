import { styleTags, tags, type Tag } from '@lezer/highlight';

/**
 * One letter for each color of code: its class in pages, and the suffix of
 * `--tk-<letter>` in `src/css`.
 */
export type CodeColor = 'c' | 's' | 'n' | 'k' | 'f' | 't' | 'g' | 'a';

/**
 * Maps syntax tags to colors, for code on pages and in the editor: both read one table,
 * so no color changes when a reader starts to edit.
 */
export const CODE_COLORS: readonly { tag: readonly Tag[]; color: CodeColor }[] = [
  { tag: [tags.comment], color: 'c' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'n' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'k' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'f',
  },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 't' },
  { tag: [tags.tagName], color: 'g' },
  { tag: [tags.attributeName], color: 'a' },
];

/**
 * Calls with type arguments, `useState<Row>(row)`, which the grammar's own table lacks.
 */
export const GENERIC_CALLS = styleTags({
  'CallExpression/InstantiationExpression/VariableName': tags.function(tags.variableName),
  'CallExpression/InstantiationExpression/MemberExpression/PropertyName': tags.function(
    tags.propertyName,
  ),
});
