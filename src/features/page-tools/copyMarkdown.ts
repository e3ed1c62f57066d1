/**
 * Copies the Markdown of a page. If the browser supports it, the clipboard itself waits
 * for the file: some browsers only allow writing directly in a click handler.
 * @param address of the Markdown
 * @throws Error if the file fails to load, or the clipboard is refused
 */
export async function copyMarkdown(address: string): Promise<void> {
  const load = async (): Promise<string> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
    return response.text();
  };
  if (typeof ClipboardItem === 'undefined' || !('write' in navigator.clipboard)) {
    return navigator.clipboard.writeText(await load());
  }
  const text = load();
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Two promises reject if the file fails; handling this one avoids an unhandled
  // rejection.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
