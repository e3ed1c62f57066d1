/** Paragraphs of Markdown, without those that are absent. */
export const joinLines = (
  parts: readonly (string | false | null | undefined)[],
): string => parts.filter(Boolean).join('\n\n');
