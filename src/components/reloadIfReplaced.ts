import { reloadPage } from './reloadPage';

/** The site's own script, whose name changes with each deploy that changes it. */
const MAIN = /\/assets\/js\/main\.[\w-]+\.js/;

/**
 * Reloads the page if the site was redeployed since it was opened: its remaining scripts
 * may be gone from the host. Does nothing if the reader has typed something that would be
 * lost.
 */
export async function reloadIfReplaced(): Promise<void> {
  if ((await isReplaced()) && !hasTypedText()) reloadPage();
}

/** Whether the page's address now returns a different main script. */
async function isReplaced(): Promise<boolean> {
  const own = [...document.scripts].flatMap(({ src }) => MAIN.exec(src) ?? [])[0];
  if (own === undefined) return false;
  try {
    const { pathname, search } = window.location;
    const response = await fetch(pathname + search, { cache: 'no-store' });
    const present = response.ok ? MAIN.exec(await response.text())?.[0] : undefined;
    return present !== undefined && present !== own;
  } catch {
    return false; // Offline, there is no newer version to load.
  }
}

/** The search and the editor save what is typed; demos lose it. */
const hasTypedText = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:is(:not([type]), [type="text"], [type="search"])',
    ),
  ].some(
    (field) =>
      field.value !== '' &&
      !field.matches('[data-search-input]') &&
      !field.closest('[data-demo], .cm-editor'),
  );
