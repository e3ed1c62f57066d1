/** Joins Markdown paragraphs, skipping absent ones. */
export const joinLines = (
  parts: readonly (string | false | null | undefined)[],
): string => parts.filter(Boolean).join('\n\n');
