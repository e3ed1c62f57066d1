import { expect, test, type Page } from '../support/browser/siteTest';
import { SLOT_MARGIN } from '../../src/config/ads';
import { STORAGE_KEYS } from '../../src/config/preferences';
import { SPACING } from '../../src/design/tokens';

/** Settings that users may have stored. */
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
/**
 * The system's scheme matters only to users who follow it; one spacing value is enough.
 */
const VISITS: (Choice & { system: Scheme })[] = [
  ...CHOICES.map((choice) => ({ ...choice, system: 'dark' as const })),
  { system: 'light', mode: 'system', direction: 'ltr', dense: 'false', spacing: SPACING },
  { system: 'light', mode: 'system', direction: 'rtl', dense: 'true', spacing: 20 },
  { system: 'dark', mode: 'light', direction: 'ltr', dense: 'false', spacing: 2 },
];

/**
 * The script in the head is the same in every language: a few visits are enough for the
 * second one.
 */
const PAGES = {
  '/x/react-data-grid/sorting/': VISITS,
  '/zh/x/introduction/': VISITS.slice(-4),
};
const PAGE = '/x/react-data-grid/sorting/';

const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 20, 29)' };

/** The script of plugins/preferences, as the minifier emits it. */
const HEAD_SCRIPT = new RegExp(
  `<script>(?:(?!</script>)[^])*${STORAGE_KEYS.dense}[^]*?</script>`,
);

/** The state of a frame: each field would visibly change if it came late. */
interface Frame {
  background: string;
  /** The half of the page in which the site's name is. */
  brand: 'left' | 'right';
  /** In px; smaller on a dense page. */
  navbarHeight: number;
  /** A distance that is a multiple of the spacing, in px. */
  slotMargin: number;
}
type Recorder = { frames: Frame[] };

/**
 * Samples the page in each frame from the first one on. An animation frame callback runs
 * right before the frame is painted, and none runs while the stylesheet blocks painting.
 */
function recordFrames() {
  const frames: Frame[] = ((globalThis as unknown as Recorder).frames = []);
  const sample = () => {
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
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
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

/** Reloads the page and returns the distinct states of its frames, in order. */
async function reload(page: Page): Promise<Frame[]> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // Changes by effects after hydration show in the next frames.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
  const frames = await page.evaluate(() => (globalThis as unknown as Recorder).frames);
  const states = frames.map((frame) => JSON.stringify(frame));
  return [...new Set(states)].map((sample) => JSON.parse(sample) as Frame);
}

for (const [path, visits] of Object.entries(PAGES)) {
  test(`${path} is painted with the stored settings from the first frame on`, async ({
    page,
  }) => {
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

test('the check above detects a page without the script in its head', async ({
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
