/**
 * For the development server: a page that was opened while its file had an error is blank
 * and stays so, because nothing was rendered that hot reloading could update. It reloads
 * once the error is fixed.
 * @param page the window of the page, to which the client of webpack-dev-server posts the
 *   result of each compilation
 */
export function reloadWhenFixed(page: Window, reload: () => void): void {
  let hadErrors = false;
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    // Frames may post arbitrary messages.
    if (source !== page) return;
    const type = (data as { type?: unknown } | null)?.type;
    if (type === 'webpackErrors') hadErrors = true;
    if (type !== 'webpackOk' || !hadErrors) return;
    hadErrors = false;
    if (!page.document.documentElement.dataset.hasHydrated) reload();
  });
}
