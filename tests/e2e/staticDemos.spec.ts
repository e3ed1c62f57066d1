import { expect as baseExpect, test, type Page } from '../support/browser/siteTest';
import { STORAGE_KEYS } from '../../src/config/preferences';
import { seedLocalStorage } from '../support/browser/seedLocalStorage';

// A page whose scripts pass through the test is slow on a busy machine.
const expect = baseExpect.configure({ timeout: 20_000 });

/** Its demos are in the HTML and differ by direction and density. */
const PAGE = '/x/react-tree-view/rich-tree-view/items/';

const ITEM = '[data-demo="BasicItems"] [role="treeitem"]';
/** Occurs in the code of that demo, and in no other script. */
const ITEM_CODE = 'label:"Platform"';

type Recorder = { states: Set<string> };

/**
 * Records the state of the first demo in each frame: its HTML shown or hidden, or live.
 */
function recordDemo() {
  const states = ((globalThis as unknown as Recorder).states = new Set<string>());
  const sample = () => {
    const demo = document.querySelector('[data-demo]');
    const html = demo?.querySelector('[class*="static_"]');
    const tree = demo?.querySelector('[role="tree"]');
    if (tree && !html) states.add('live');
    // While the parser is inside of it, it is never painted.
    else if (html && document.readyState !== 'loading')
      states.add(html.checkVisibility({ visibilityProperty: true }) ? 'shown' : 'held');
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

const readStates = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as Recorder).states]);

const choose = (page: Page, direction: string, dense: string) =>
  seedLocalStorage(page, {
    [STORAGE_KEYS.direction]: direction,
    [STORAGE_KEYS.dense]: dense,
  });

/** The settings, and the states of a demo from first to last. */
const CHOICES = [
  ['ltr', 'false', ['shown', 'live']],
  ['rtl', 'false', ['held', 'live']],
  ['ltr', 'true', ['held', 'live']],
  ['rtl', 'true', ['held', 'live']],
] as const;

for (const [direction, dense, states] of CHOICES) {
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
    await expect.poll(() => readStates(page)).toContain('live');
    expect(await readStates(page)).toEqual(states);
  });
}

test('without scripts a demo is shown as rendered on the server', async ({ page }) => {
  await choose(page, 'rtl', 'true');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator(ITEM).first()).toBeHidden();
  // Only CSS hides the demo until the scripts arrive; the test need not wait for it.
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(page.locator(ITEM).first()).toBeVisible({ timeout: 1000 });
});

test('a demo whose component does not load is shown as rendered on the server', async ({
  page,
}) => {
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
  // The page continues to prefetch scripts of the pages it links to.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
