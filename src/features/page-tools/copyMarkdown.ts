import { copyText } from '../../components/copyText';

/**
 * Copies the Markdown of a page. If the browser supports it, the clipboard itself waits
 * for the file: some browsers only allow writing directly in a click handler.
 * @param address of the Markdown
 * @returns whether it was copied; otherwise it is shown, selected
 * @throws Error if the file fails to load
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  const load = async (): Promise<string> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
    return response.text();
  };
  // Without https, there is no clipboard.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (typeof ClipboardItem === 'undefined' || !clipboard || !('write' in clipboard)) {
    return copyText(await load());
  }
  const text = load();
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Two promises reject if the file fails; handling this one avoids an unhandled
  // rejection.
  blob.catch(() => undefined);
  try {
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return copyText(await text);
  }
}
