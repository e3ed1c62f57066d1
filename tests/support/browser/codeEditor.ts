import type { Locator, Page } from '@playwright/test';

/** A page with an editor, or the demo that holds one. */
type Host = Page | Locator;

export const editorOf = (host: Host): Locator => host.locator('.cm-content');

/** What an editor says about code that does not run. */
export const problemOf = (host: Host): Locator => host.locator('[data-editor-problem]');

/** The code as it stands in an editor. */
export async function readCode(host: Host): Promise<string> {
  const lines = await host.locator('.cm-line').allInnerTexts();
  return lines.map((line) => line.replace(/\n$/, '')).join('\n');
}

/** Puts other code in the place of what is there. */
export async function writeCode(host: Host, code: string): Promise<void> {
  const editor = editorOf(host);
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

export const replaceCode = async (host: Host, from: string, to: string): Promise<void> =>
  writeCode(host, (await readCode(host)).replace(from, to));
