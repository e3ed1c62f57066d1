import {
  COLOR_CSS_VERSION,
  COLOR_STYLE_ID,
  COOKIE_MAX_AGE,
  COOKIES,
  STORAGE_KEYS,
} from '../../config/preferences';
import type { PaletteColors } from '../../design/assertPaletteColors';
import { createStorageSlot } from '../../lib/storageSlot';
import { writeCookie } from '../../lib/cookies';

const slot = createStorageSlot<string>(STORAGE_KEYS.colorCss, (text) => text, {
  getStorage: () => window.localStorage,
  getEvents: () => window,
});

/**
 * Applies a reader's colors to the page: returns a function that shows the colors it
 * receives. MUI, which derives shades and the variables of single components, is only
 * loaded if the stored stylesheet does not match these colors. If loading fails, it is
 * retried once the network is back.
 */
export function createColorSheet(): (colors: PaletteColors) => void {
  let requested: PaletteColors | undefined;
  return (colors) => {
    if (colors === requested) return;
    requested = colors;
    if (Object.keys(colors).length === 0) return removeCss();
    const text = JSON.stringify(colors);
    const start = `${COLOR_CSS_VERSION} ${encodeURIComponent(text)}\n`;
    const stored = slot.get();
    if (stored?.startsWith(start)) return showCss(stored.slice(start.length));
    const make = (): Promise<void> =>
      makeCss(colors).then(
        (css) => {
          if (css === null || colors !== requested) return;
          showCss(css);
          slot.set(start + css);
          saveColors(text); // Normalized: the script before the first paint compares the text.
        },
        (error: unknown) => {
          console.warn(error);
          window.addEventListener('online', () => void make(), { once: true });
        },
      );
    void make();
  };
}

/** Writes the cookie that is the source of truth. */
export const saveColors = (text: string): void =>
  writeCookie(COOKIES.paletteColors, text, COOKIE_MAX_AGE, (cookie) => {
    document.cookie = cookie;
  });

/**
 * @returns null if MUI cannot compute the colors
 * @throws if MUI fails to load
 */
async function makeCss(colors: PaletteColors): Promise<string | null> {
  const { renderColorCss } = await import('../../design/renderColorCss');
  try {
    return renderColorCss(colors);
  } catch {
    return null;
  }
}

function showCss(css: string): void {
  const known = document.getElementById(COLOR_STYLE_ID);
  const style = known ?? document.createElement('style');
  style.id = COLOR_STYLE_ID;
  if (style.textContent !== css) style.textContent = css;
  if (!known) document.head.append(style);
}

function removeCss(): void {
  document.getElementById(COLOR_STYLE_ID)?.remove();
  slot.del();
}
