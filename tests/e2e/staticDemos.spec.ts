import { expect as baseExpect, test, type Page } from '../support/browser/siteTest';
import { STORAGE_KEYS } from '../../src/config/preferences';
import { storeBefore } from '../support/browser/storeBefore';

// A page whose scripts pass through the test takes its time on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 });

/** Its demos are in the HTML, and other in another direction and density. */
const PAGE = '/x/react-tree-view/rich-tree-view/items/';

const ITEM = '[data-demo="BasicItems"] [role="treeitem"]';
/** Stands in the code of that demo, and in no other script. */
const ITEM_CODE = 'label:"Platform"';

type Recorder = { looks: Set<string> };

/** Notes how the first demo looks in each frame: its HTML shown or held back, or alive. */
function recordDemo() {
  const looks = ((globalThis as unknown as Recorder).looks = new Set<string>());
  const look = () => {
    const demo = document.querySelector('[data-demo]');
    const html = demo?.querySelector('[class*="static_"]');
    const tree = demo?.querySelector('[role="tree"]');
    if (tree && !html) looks.add('live');
    // A moment long, while the parser is inside of it, it is not shown in any case.
    else if (html && document.readyState !== 'loading')
      looks.add(html.checkVisibility({ visibilityProperty: true }) ? 'shown' : 'held');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const readLooks = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as Recorder).looks]);

const choose = (page: Page, direction: string, dense: string) =>
  storeBefore(page, {
    [STORAGE_KEYS.direction]: direction,
    [STORAGE_KEYS.dense]: dense,
  });

/** What is chosen, and what a demo shows from first to last. */
const CHOICES = [
  ['ltr', 'false', ['shown', 'live']],
  ['rtl', 'false', ['held', 'live']],
  ['ltr', 'true', ['held', 'live']],
  ['rtl', 'true', ['held', 'live']],
] as const;

for (const [direction, dense, looks] of CHOICES) {
  test(`${direction}, dense ${dense}: a demo is never painted in another way`, async ({
    page,
  }) => {
    await choose(page, direction, dense);
    await page.addInitScript(recordDemo);
    await page.goto(PAGE);
    await expect(page.locator('[data-demo]').first()).toHaveAttribute(
      'data-demo-state',
      'live',
    );
    await expect.poll(() => readLooks(page)).toContain('live');
    expect(await readLooks(page)).toEqual(looks);
  });
}

test('without the scripts a demo shows as it is', async ({ page }) => {
  await choose(page, 'rtl', 'true');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator(ITEM).first()).toBeHidden();
  // CSS alone waits for the scripts; nobody has to wait along.
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(page.locator(ITEM).first()).toBeVisible({ timeout: 1000 });
});

test('a demo whose component does not load shows as it is', async ({ page }) => {
  await choose(page, 'rtl', 'true');
  let refused = 0;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(ITEM_CODE)) return route.fulfill({ response });
    refused += 1;
    return route.abort();
  });
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator(ITEM).first()).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await expect(page.locator('[data-demo]').first()).toHaveAttribute(
    'data-demo-state',
    'static',
  );
  // The page goes on to fetch scripts of the pages it links to.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
