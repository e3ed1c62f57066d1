import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

const PAGE = '/x/react-date-pickers/getting-started/';

for (const [name, place] of [
  ['a tab that is not selected', '.markdown [role="tabpanel"][hidden] >> nth=0'],
  ['a collapsed part', '.markdown details > div >> nth=0'],
] as const)
  test(`a link to ${name} opens it, scrolls there and focuses the target`, async ({
    tab,
    page,
  }) => {
    await tab.visit(name.includes('tab') ? PAGE : '/x/common-concepts/localization/');
    const target = page.locator('#hidden-target');
    await page.locator(place).evaluate((box) => {
      const heading = document.createElement('h3');
      heading.id = 'hidden-target';
      heading.textContent = 'Target';
      (box.querySelector('div') ?? box).append(heading);
    });
    await expect(target).toBeHidden();
    await page.evaluate(() => (window.location.hash = '#hidden-target'));
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
  });
