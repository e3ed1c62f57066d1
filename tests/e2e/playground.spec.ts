import {
  editorOf,
  problemOf,
  readCode,
  replaceCode,
  writeCode,
} from '../support/browser/codeEditor';
import { setAppearance } from '../support/browser/setAppearance';
import { boxOf, demoOf } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const CHART = '/x/playground/?demo=charts/bars/BasicBars';

const backLink = (page: Page) => page.locator('[data-page-back]');
const frameOf = (page: Page) => page.frameLocator('iframe');

/** Waits until code has run; the first run also loads the packages. */
const rendered = (page: Page) =>
  expect(page.locator('[data-preview-state="rendered"]')).toBeVisible({
    timeout: 30_000,
  });

test('shows a demo of each product without a console error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const demo of [
    'charts/bars/BasicBars',
    'data-grid/sorting/BasicSorting',
    'date-pickers/date-picker/BasicDatePicker',
    'tree-view/rich-tree-view/items/BasicItems',
  ]) {
    await page.goto(`/x/playground/?demo=${demo}`);
    await rendered(page);
    await expect(problemOf(page)).toBeHidden();
  }
  expect(errors).toEqual([]);
});

test('is outside of the layout of the site', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  await expect(page.locator('nav, footer')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic bars');
});

test('runs edited code and stores it in the address', async ({ page, context }) => {
  await page.goto(CHART);
  await rendered(page);
  await replaceCode(page, "'City'", "'Tandem'");
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await expect(page).toHaveURL(/#code=/);

  const other = await context.newPage();
  await other.goto(page.url());
  // Code from a link does not run until the user confirms it.
  await expect(other.getByText('This code came with the link.')).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);
  const warning = await boxOf(other.getByText('This code came with the link.'));
  const run = other.getByRole('button', { name: 'Run the code' });
  const gap = (await boxOf(run)).y - (warning.y + warning.height);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(24);
  await run.press('Enter');
  // The button disappears, and Tab goes on from its place.
  await expect(other.locator('[data-preview-state]')).toBeFocused();
  await rendered(other);
  await expect(frameOf(other).getByText('Tandem')).toBeVisible();
  await expect(editorOf(other)).toContainText('Tandem');

  // In the tab in which it was typed, it runs at once.
  await page.reload();
  await rendered(page);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test('in dark mode the frame does not flash white while it loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Its script never arrives.
  await page.route(/\/frame\.\w+\.js$/, (route) => route.abort());
  await page.goto(CHART);
  await expect(frameOf(page).locator('#root')).toBeAttached();
  // The painted corner: a document with another scheme than its frame has an opaque
  // background.
  const { x, y } = await boxOf(page.locator('iframe'));
  const shot = await page.screenshot({
    clip: { x: x + 8, y: y + 8, width: 1, height: 1 },
  });
  const [red = 255] = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data];
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  expect(red).toBeLessThan(64);
});

test('reports a damaged or oversized address and opens the original', async ({
  page,
}) => {
  for (const [hash, notice] of [
    ['#code=eJwDAAAAAAE', 'damaged'],
    ['#code=%%%', 'damaged'],
    [`#code=${'A'.repeat(20_000)}`, 'oversized'],
  ]) {
    await page.goto('about:blank');
    await page.goto(CHART + hash);
    await expect(page.locator(`[data-playground-notice="${notice}"]`)).toBeVisible();
    await rendered(page);
    await expect(editorOf(page)).toContainText("label: 'City'");
  }
});

test('warns that code has become too long for an address', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  const noise = Array.from({ length: 6000 }, (_, i) =>
    ((i * 7919) % 10_007).toString(36),
  );
  await writeCode(page, `${await readCode(page)}\n// ${noise.join('')}`);
  await expect(page.locator('[data-playground-notice="too-long"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();
});

test('suggests similar demos for a missing one, and links to its product', async ({
  page,
}) => {
  await page.goto('/x/playground/?demo=charts/bars/BasicBar');
  const notice = page.locator('[data-playground-notice="unknown"]');
  await expect(notice).toContainText('charts/bars/BasicBar');
  await expect(backLink(page)).toHaveText('Back to Charts');
  await expect(backLink(page)).toHaveAttribute('href', '/x/react-charts/');
  await expect(page.locator('[data-template]')).toHaveCount(4);
  await notice.getByRole('link', { name: 'charts/bars/BasicBars' }).click();
  await rendered(page);
});

test('starts with a template of each product, in TypeScript and in JavaScript', async ({
  page,
}) => {
  await page.goto('/x/playground/');
  const cards = page.locator('[data-template]');
  await expect(cards.getByRole('heading')).toHaveText([
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  await expect(cards.getByRole('link', { name: 'in TypeScript' })).toHaveCount(4);
  await expect(cards.getByRole('link', { name: 'in JavaScript' })).toHaveCount(4);
  for (const picture of await cards.locator('img:visible').all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(cards.locator('img:visible')).toHaveCount(4);
  await expect(backLink(page)).toHaveAttribute('href', '/x/');
  await cards.getByRole('link', { name: 'Tree View in JavaScript' }).click();
  await expect(page.getByRole('tab', { name: 'FirstTree.js' })).toBeVisible();
  await rendered(page);
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(cards).toHaveCount(4);
  await page.locator('[data-template="charts"]').click({ position: { x: 40, y: 40 } });
  await rendered(page);
});

test('shows that the preview is loading', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/playground/frame/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CHART);
  const preview = page.locator('[data-preview-state]');
  await expect(preview).toHaveAttribute('data-preview-state', 'loading');
  await expect(preview.getByText('Loading…')).toBeVisible();
  release();
  await rendered(page);
  await expect(preview.getByText('Loading…')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('links to the demo on its page', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  await backLink(page).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/bars\/#BasicBars\.tsx$/);
  await expect(demoOf(page, 'BasicBars')).toBeInViewport();
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`on a phone the preview comes before the code, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CHART);
    await rendered(page);
    await setAppearance(page, 'light', direction);
    const preview = await boxOf(page.locator('iframe'));
    const code = await boxOf(editorOf(page));
    // The controls are a single row.
    expect(preview.y).toBeLessThan(844 / 4);
    expect(preview.y + preview.height).toBeLessThanOrEqual(code.y);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
  });
}

test('switches language, scheme and direction', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  const html = frameOf(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/scheme=dark&dir=rtl/);
  await page.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'BasicBars.js' })).toBeVisible();
  await rendered(page);
  await page.reload();
  await rendered(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the settings of the site apply to it, and the preview follows', async ({
  page,
}) => {
  await page.goto(CHART);
  await rendered(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('compiles Tailwind and accepts a stylesheet', async ({ page }) => {
  const row = frameOf(page).getByRole('row').nth(1);
  for (const styling of ['tailwind', 'css']) {
    await page.goto(`/x/playground/?demo=data-grid/style/StatusRows&styling=${styling}`);
    await rendered(page);
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('isolates edited code from cookies, storage and the page', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  await writeCode(
    page,
    `const attempts = [
  () => document.cookie,
  () => localStorage.length,
  () => sessionStorage.length,
  () => window.parent.document.title,
  () => window.top!.location.href,
];
export default function Spy() {
  const results = attempts.map((attempt) => {
    try {
      attempt();
      return 'reached';
    } catch {
      return 'refused';
    }
  });
  return <p>Results: {results.join(' ')}</p>;
}`,
  );
  await expect(
    frameOf(page).getByText('Results: refused refused refused refused refused'),
  ).toBeVisible();
  const reply = await frameOf(page)
    .locator('body')
    .evaluate(() =>
      fetch('/x/').then(
        () => 'reached',
        () => 'refused',
      ),
    );
  expect(reply).toBe('refused');
});

test('runs nothing when the frame is opened outside of the sandbox', async ({ page }) => {
  await page.goto('/x/playground/frame/');
  await expect(page.locator('body')).toContainText('only inside the editor');
  await page.goto('/x/playground/');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.id = 'bare';
    frame.src = '/x/playground/frame/#n';
    document.body.append(frame);
  });
  await expect(page.frameLocator('#bare').locator('body')).toContainText(
    'only inside the editor',
  );
});

test('grows with a popup, so that it is not cut off', async ({ page }) => {
  await page.goto('/x/playground/?demo=date-pickers/date-picker/BasicDatePicker');
  await rendered(page);
  await frameOf(page)
    .getByRole('button', { name: /choose date/i })
    .click();
  const popup = frameOf(page).getByRole('dialog');
  await expect(popup).toBeVisible();
  await expect(async () => {
    const box = await popup.boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(frame!.y);
    expect(box!.y + box!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
  }).toPass();
});

test('stops an endless loop and keeps the last successful render', async ({ page }) => {
  await page.goto(CHART);
  await rendered(page);
  await writeCode(
    page,
    `export default function Slow() {
  let turns = 0;
  while (true) turns += 1;
  return <p>Finished after {turns}</p>;
}`,
  );
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'endless', {
    timeout: 15_000,
  });
  await expect(problemOf(page)).toContainText('line 3');
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await writeCode(page, 'export default () => <p>Quick</p>;');
  await expect(frameOf(page).getByText('Quick')).toBeVisible();
});

test('shows Chinese text', async ({ page }) => {
  await page.goto('/zh/x/playground/?demo=charts/bars/BasicBars');
  await rendered(page);
  await expect(page.getByRole('button', { name: '重置' })).toBeVisible();
});
