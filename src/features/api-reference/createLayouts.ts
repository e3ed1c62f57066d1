import {
  API_LAYOUT_ATTRIBUTE,
  API_LAYOUT_KEY,
  API_LAYOUTS,
  type ApiLayout,
} from '../../config/api';
import { createStorageSlot } from '../../lib/storageSlot';

const parse = (text: string): ApiLayout | null =>
  API_LAYOUTS.find((layout) => layout === text) ?? null;

/** The buttons that select a layout; all pages and tabs share the choice. */
export function createLayouts(root: HTMLElement, signal: AbortSignal): void {
  const buttons = root.querySelectorAll<HTMLButtonElement>('[data-layout]');
  const slot = createStorageSlot<ApiLayout>(API_LAYOUT_KEY, parse, {
    getStorage: () => window.localStorage,
    getEvents: () => window,
  });
  const apply = (layout: ApiLayout) => {
    document.documentElement.setAttribute(API_LAYOUT_ATTRIBUTE, layout);
    buttons.forEach((button) =>
      button.setAttribute('aria-pressed', String(button.dataset.layout === layout)),
    );
  };
  buttons.forEach((button) =>
    button.addEventListener(
      'click',
      () => {
        const layout = parse(button.dataset.layout ?? '') ?? API_LAYOUTS[0];
        slot.set(layout);
        apply(layout);
      },
      { signal },
    ),
  );
  const chosen = slot.get();
  if (chosen && chosen !== API_LAYOUTS[0]) apply(chosen);
  signal.addEventListener(
    'abort',
    slot.listen((layout) => apply(layout ?? API_LAYOUTS[0])),
  );
}
