/** Finds the parts of a mounted grid around its cells. */
import { act } from '@testing-library/react';
import type { GridApi } from '@mui/x-data-grid-premium';

export const has = (selector: string): boolean =>
  document.querySelector(selector) !== null;

/**
 * The first element that matches a selector.
 * @throws Error if there is none
 */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches "${selector}".`);
  return found;
}

/**
 * The header of a column.
 * @throws Error if there is none
 */
export const headerOf = (field: string): HTMLElement =>
  find(`.MuiDataGrid-columnHeader[data-field="${field}"]`);

/** The fields of the rendered headers, in their order. */
export const shownFields = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader[data-field]'),
  ].map(({ dataset }) => dataset.field ?? '');

/** The command of an open menu. Queries by role take a second each in a large grid. */
export function commandOf(text: string): HTMLElement {
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const found = items.find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`No menu has the command "${text}".`);
  return found;
}

/** Opens the menu of a column and returns the texts of its commands. */
export function openMenu(api: Pick<GridApi, 'showColumnMenu'>, field: string): string[] {
  act(() => api.showColumnMenu(field));
  return [...document.querySelectorAll('[role="menuitem"]')].map(
    ({ textContent }) => textContent,
  );
}
