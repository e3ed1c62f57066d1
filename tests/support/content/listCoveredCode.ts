import type { Page } from '@playwright/test';

/**
 * Code blocks with a line that runs below their copy button.
 * @returns the start of each
 */
export const listCoveredCode = (page: Page): Promise<string[]> =>
  page.locator('[data-copy]:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const pre = button.parentElement?.querySelector('pre');
      if (!pre) return ['no code beside the button'];
      const range = document.createRange();
      range.selectNodeContents(pre);
      const edge = button.getBoundingClientRect();
      const box = pre.getBoundingClientRect();
      const lines = [...range.getClientRects()].map((rect) => ({
        left: Math.max(rect.left, box.left),
        right: Math.min(rect.right, box.right),
        top: rect.top,
        bottom: rect.bottom,
      }));
      const isCovered = lines.some(
        (rect) =>
          rect.right > edge.left + 1 &&
          rect.left < edge.right - 1 &&
          rect.bottom > edge.top + 1 &&
          rect.top < edge.bottom - 1 &&
          rect.right - rect.left > 1,
      );
      return isCovered ? [(pre.textContent ?? '').slice(0, 40)] : [];
    }),
  );
