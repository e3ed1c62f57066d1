const LINK = /\{@link\s+(\S+?)(?:\s+([^}]*))?\}/g;
const CODEMOD = /^codemod (\S+)$/;

/**
 * Converts the note of a change to Markdown: links of doc comments become links, and a
 * codemod becomes the command that runs it.
 */
export function toMarkdownNote(note: string): string {
  const codemod = CODEMOD.exec(note)?.[1];
  if (codemod !== undefined) return `\`npx @mui/x-codemod@latest ${codemod} <path>\``;
  return note.replace(LINK, (_, address: string, text?: string) =>
    text?.trim() ? `[${text.trim()}](${address})` : address,
  );
}
