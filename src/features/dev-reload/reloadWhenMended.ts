/**
 * For the development server: a page that was opened while its file had an error is blank, and
 * stays so, since nothing was rendered that an update could change. It reloads once the error
 * is mended.
 * @param page the window of the page, to which the client of webpack-dev-server posts what came
 *   of each compilation
 */
export function reloadWhenMended(page: Window, reload: () => void): void {
  let hadErrors = false;
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    // A frame may post what it likes.
    if (source !== page) return;
    const type = (data as { type?: unknown } | null)?.type;
    if (type === 'webpackErrors') hadErrors = true;
    if (type !== 'webpackOk' || !hadErrors) return;
    hadErrors = false;
    if (!page.document.documentElement.dataset.hasHydrated) reload();
  });
}
