import { enlargeText } from '../support/browser/setAppearance';
import { PAGE_TYPES } from '../support/browser/sitePages';
import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

/** A phone, two tablets and a desktop. */
const WIDTHS = [1280, 997, 768, 390, 320];

for (const path of PAGE_TYPES)
  test(`${path} scrolls in one direction only with text at 200 %`, async ({
    tab: { page, visit },
  }) => {
    await visit(path);
    await enlargeText(page, 200);
    const tooWide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            // Charts and grids measure themselves after the page has its width.
            setTimeout(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              resolve(scrollWidth - clientWidth);
            }, 200),
          ),
      );
      if (over > 0) tooWide.push(`${width} px: ${over} px`);
    }
    expect(tooWide).toEqual([]);
  });
