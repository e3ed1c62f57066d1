/**
 * For the development server: reloads the page once the errors of a compilation are fixed.
 * Hot reloading alone applies the broken version first, whose error then covers the page,
 * and it can't update a page that was opened while its file had an error, which is blank.
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
    reload();
  });
}
