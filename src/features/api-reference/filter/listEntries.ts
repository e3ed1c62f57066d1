import type { Entry } from './Entry';

/** The entries of all tables, in the order of the page. */
export const listEntries = (root: HTMLElement): Entry[] =>
  [...root.querySelectorAll<HTMLElement>('.api-section [data-n]')].map((element) => ({
    element,
    section: element.closest<HTMLElement>('.api-section') ?? root,
    name: (element.dataset.n ?? '').toLowerCase(),
    names: `${element.dataset.n ?? ''} ${element.dataset.of ?? ''}`.toLowerCase(),
  }));
