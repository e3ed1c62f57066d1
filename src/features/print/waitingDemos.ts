/** The demos of a page that have not started yet. */
export const listWaiting = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-demo][data-demo-state="static"]'),
];
