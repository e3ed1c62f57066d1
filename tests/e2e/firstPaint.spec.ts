import { expect, test, type Page } from '../support/browser/siteTest';
import { SLOT_MARGIN } from '../../src/config/ads';
import { STORAGE_KEYS } from '../../src/config/preferences';
import { SPACING } from '../../src/design/tokens';

/** What readers may have chosen before. */
interface Choice {
  mode: string;
  direction: string;
  dense: string;
  /** px */
  spacing: number;
}
type Scheme = 'light' | 'dark';

/** Each combination is a reload. */
const CHOICES: Choice[] = ['light', 'dark', 'system'].flatMap((mode) =>
  ['ltr', 'rtl'].flatMap((direction) =>
    ['false', 'true'].map((dense) => ({ mode, direction, dense, spacing: SPACING })),
  ),
);
/** What a system says matters to those alone who follow it; a spacing stands for all. */
const VISITS: (Choice & { system: Scheme })[] = [
  ...CHOICES.map((choice) => ({ ...choice, system: 'dark' as const })),
  { system: 'light', mode: 'system', direction: 'ltr', dense: 'false', spacing: SPACING },
  { system: 'light', mode: 'system', direction: 'rtl', dense: 'true', spacing: 20 },
  { system: 'dark', mode: 'light', direction: 'ltr', dense: 'false', spacing: 2 },
];

/** The script in the head is the same in every language: beyond one, a few visits are enough. */
const PAGES = {
  '/x/react-data-grid/sorting/': VISITS,
  '/zh/x/introduction/': VISITS.slice(-4),
};
const PAGE = '/x/react-data-grid/sorting/';

const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 20, 29)' };

/** The script of plugins/preferences, as the minifier leaves it. */
const HEAD_SCRIPT = new RegExp(
  `<script>(?:(?!</script>)[^])*${STORAGE_KEYS.dense}[^]*?</script>`,
);

/** How a frame looks: each field is what a reader would see jump if it came late. */
interface Frame {
  background: string;
  /** At which half of the page the site's name stands. */
  brand: 'left' | 'right';
  /** In px; a dense page has a lower one. */
  navbarHeight: number;
  /** Distance that is a multiple of the spacing, in px. */
  slotMargin: number;
}
type Recorder = { frames: Frame[] };

/**
 * Looks at the page in each frame from the first one on. A callback of an animation frame runs
 * right before the frame is painted, and none runs while the stylesheet blocks painting.
 */
function recordFrames() {
  const frames: Frame[] = ((globalThis as unknown as Recorder).frames = []);
  const look = () => {
    const brand = document.querySelector('.navbar__brand')?.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
    const slot = document.querySelector('[style*="--slot-margin"]');
    if (brand && navbar && slot)
      frames.push({
        background: getComputedStyle(document.documentElement).backgroundColor,
        brand: brand.left < innerWidth / 2 ? 'left' : 'right',
        navbarHeight: Math.round(navbar.height),
        slotMargin: parseFloat(getComputedStyle(slot).marginTop),
      });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const store = (page: Page, { mode, direction, dense, spacing }: Choice) =>
  page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key!, value!)),
    [
      [STORAGE_KEYS.mode, mode],
      [STORAGE_KEYS.direction, direction],
      [STORAGE_KEYS.dense, dense],
      [STORAGE_KEYS.spacing, String(spacing)],
    ],
  );

/** Loads the page anew and returns how its frames looked, each look once, in order. */
async function reload(page: Page): Promise<Frame[]> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // What effects of the start would still change shows in the frames after them.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
  const frames = await page.evaluate(() => (globalThis as unknown as Recorder).frames);
  const looks = frames.map((frame) => JSON.stringify(frame));
  return [...new Set(looks)].map((look) => JSON.parse(look) as Frame);
}

for (const [path, visits] of Object.entries(PAGES)) {
  test(`${path} is painted as chosen from the first frame on`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(recordFrames);
    await page.goto(path);
    const heights: Record<string, Set<number>> = { true: new Set(), false: new Set() };
    for (const { system, ...choice } of visits) {
      await page.emulateMedia({ colorScheme: system });
      await store(page, choice);
      const frames = await reload(page);
      const what = JSON.stringify({ system, ...choice });
      expect(frames, what).toHaveLength(1);
      expect(frames[0], what).toMatchObject({
        background:
          BACKGROUNDS[choice.mode === 'system' ? system : (choice.mode as Scheme)],
        brand: choice.direction === 'rtl' ? 'right' : 'left',
        slotMargin: Number(SLOT_MARGIN) * choice.spacing,
      });
      heights[choice.dense]!.add(frames[0]!.navbarHeight);
    }
    const [normal, dense] = [[...heights.false!], [...heights.true!]];
    expect([normal.length, dense.length]).toEqual([1, 1]);
    expect(dense[0]).toBeLessThan(normal[0]!);
  });
}

test('the check above sees what a page without the script in its head would show', async ({
  page,
}) => {
  await page.addInitScript(recordFrames);
  await page.goto(PAGE);
  await store(page, { mode: 'dark', direction: 'rtl', dense: 'true', spacing: 20 });
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(HEAD_SCRIPT, '');
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  const frames = await reload(page);
  expect(frames.length).toBeGreaterThan(1);
  expect(frames[0]).toMatchObject({
    brand: 'left',
    slotMargin: Number(SLOT_MARGIN) * SPACING,
  });
});

test("a demo's server styles are in the HTML of every page that has one", async ({
  request,
}) => {
  for (const path of [
    '/x/react-charts/',
    '/x/react-charts/bars/',
    '/x/react-tree-view/',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<style data-emotion=["']?css /);
  }
});
