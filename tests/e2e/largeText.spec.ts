import { enlargeText } from '../support/enlargeText';
import { test } from '../support/sharedTab';
import { expect } from '../support/siteTest';
import { chooseVariants } from '../support/tiers/tier';

/** One page of each type. */
const PAGES = [
  '/x/introduction/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/changes-7-8/',
  '/x/react-data-grid/sorting/components-api/',
  '/x/demos/',
  '/x/search/?q=sort',
  '/x/playground/',
  '/x/whats-new/',
  '/x/design-system/colors/',
  '/x/privacy/',
  '/x/licenses/',
  '/x/production-error/?code=9&args[]=pink',
  '/x/no-such-page/',
  '/zh/x/react-date-pickers/',
];

/** A phone, two tablets and a desk. */
const WIDTHS = [1280, 997, 768, 390, 320];

for (const path of chooseVariants(PAGES, 4))
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
