/**
 * Queries and actions for a rendered tree view. Tests that import it have to use jsdom.
 */
import './gridDom';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Init = Record<string, unknown>;

/** Queries by attribute, because queries by role take a hundred times as long. */
const all = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

const contentIn = (item: HTMLElement): HTMLElement => {
  const content = item.querySelector<HTMLElement>('.MuiTreeItem-content');
  if (!content) throw new Error('an item without content');
  return content;
};

const labelIn = (item: HTMLElement): string => contentIn(item).textContent ?? '';
const labels = (items: HTMLElement[]): string => items.map(labelIn).join(' ');

/** The item with a given label. */
export function item(label: string): HTMLElement {
  const found = all().find((element) => labelIn(element) === label);
  if (!found) throw new Error(`no item ${label} among ${labels(all())}`);
  return found;
}

/** The content of an item: icon, checkbox and label. */
export const content = (label: string): HTMLElement => contentIn(item(label));

/** The labels of the rendered items, in their order. */
export const shown = (): string => labels(all());

export const checked = (): string =>
  labels(all().filter((element) => element.getAttribute('aria-checked') === 'true'));

export const open = (): string =>
  labels(all().filter((element) => element.getAttribute('aria-expanded') === 'true'));

/** The label of the focused item, or the tag name of another focused element. */
export function focused(): string {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return 'nothing';
  return active.getAttribute('role') === 'treeitem' ? labelIn(active) : active.tagName;
}

/**
 * Leaves the tree, changes it, and enters it by Tab again.
 * @returns the focused item
 */
export async function enterAgain(change: () => void): Promise<string> {
  act(() => (document.activeElement as HTMLElement).blur());
  change();
  await userEvent.tab();
  return focused();
}

export const focus = (label: string): void => act(() => item(label).focus());

export const click = (label: string, init: Init = {}): void => {
  fireEvent.click(content(label), init);
};

export const clickArrow = (label: string): void => {
  const arrow = content(label).querySelector('.MuiTreeItem-iconContainer');
  if (!arrow) throw new Error(`no arrow in ${label}`);
  fireEvent.click(arrow);
};

/** Presses one or several keys on the focused element. */
export function press(keys: string | string[], init: Init = {}): void {
  for (const key of [keys].flat()) {
    fireEvent.keyDown(document.activeElement ?? document.body, {
      key,
      keyCode: key.toUpperCase().charCodeAt(0),
      ...init,
    });
  }
}

/** The checkbox of an item; null if it has none. */
export const checkbox = (label: string): HTMLInputElement | null =>
  content(label).querySelector<HTMLInputElement>('input[type="checkbox"]');

export function tick(label: string): void {
  const input = checkbox(label);
  if (!input) throw new Error(`no checkbox in ${label}`);
  fireEvent.click(input);
}
