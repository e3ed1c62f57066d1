import type { Locator, Page } from '@playwright/test';

/** A page with an editor, or the demo that contains one. */
type Host = Page | Locator;

export const editorOf = (host: Host): Locator => host.locator('.cm-content');

/** The error message of an editor. */
export const problemOf = (host: Host): Locator => host.locator('[data-editor-problem]');

export async function readCode(host: Host): Promise<string> {
  const lines = await host.locator('.cm-line').allInnerTexts();
  return lines.map((line) => line.replace(/\n$/, '')).join('\n');
}

/** Replaces the code of the editor. */
export async function writeCode(host: Host, code: string): Promise<void> {
  const editor = editorOf(host);
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

export const replaceCode = async (host: Host, from: string, to: string): Promise<void> =>
  writeCode(host, (await readCode(host)).replace(from, to));
