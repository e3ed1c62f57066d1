/**
 * Copies text; everything on the site that copies uses it. Where the clipboard is missing
 * (without https) or refused, a part that is loaded then tries the browser's old command,
 * and at last shows the text, selected, with a message.
 * @param isQuiet shows no message
 * @returns whether the text was copied
 */
export async function copyText(text: string, isQuiet = false): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return import('./copyFallback').then(
      ({ copyWithoutClipboard }) => copyWithoutClipboard(text, isQuiet),
      () => false,
    );
  }
}
