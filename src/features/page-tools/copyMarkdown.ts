/**
 * Copies the Markdown of a page. Where the browser lets it, the clipboard waits for the file:
 * some only let a click write that has not waited for anything itself.
 * @param address of the Markdown
 * @throws Error if the file does not come, or the clipboard is refused
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
  // Both wait for one file: whichever is told first that it failed, the other one says nothing.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
