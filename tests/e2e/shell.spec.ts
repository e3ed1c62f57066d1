import { execFileSync } from 'node:child_process';
import { hasHistory } from '../../content/versions/makeVcs';
import { SEEN_NOTIFICATIONS_KEY as SEEN_KEY } from '../../src/config/shell';
import { expect, test, type Page } from '../support/browser/siteTest';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { configureSite } from '../support/browser/configureSite';

const PAGE = '/x/react-data-grid/sorting/';
/** In an archive or a shallow clone, pages have no dates. */
const HAS_HISTORY = hasHistory('.');
const ENDPOINT = 'https://feedback.example.com/votes';

const marked = (page: Page) =>
  page.locator('.theme-doc-toc-desktop a[aria-current="location"]');
const toTop = (page: Page) => page.evaluate(() => window.scrollY);

test('the skip link leads to the content', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test("What's new has no dot on the first visit, and later until its page was opened, which marks what is new", async ({
  page,
}) => {
  await page.goto(PAGE);
  const link = page.locator('.navbar').getByRole('link', { name: /^What's new/ });
  const readSeen = () => page.evaluate((key) => localStorage.getItem(key), SEEN_KEY);
  await expect.poll(readSeen).toBeTruthy();
  await expect(link).toHaveAccessibleName("What's new");
  await page.evaluate((key) => localStorage.setItem(key, 'older'), SEEN_KEY);
  await page.reload();
  await expect(link).toHaveAccessibleName(/, \d+ unread$/);
  await link.click();
  await expect(page).toHaveURL('/x/whats-new/');
  await expect(link).toHaveAccessibleName("What's new");
  await expect(page.locator('h3[data-new]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  await expect(link).toHaveAccessibleName("What's new");
  await expect(page.locator('h3[data-new]')).toHaveCount(0);
});

test('the skip link works before the scripts arrive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('headings copy their link, the table of contents follows, and there is a back-to-top button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PAGE}?from=search`);
  const heading = page.locator('.markdown > h2.anchor').nth(2);
  const id = await heading.getAttribute('id');
  await heading.locator('.hash-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${PAGE}#${id}`, page.url()).href);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  await expect(marked(page)).toHaveAttribute('href', `#${id}`);
  // Bolder, without an additional line.
  await expect(marked(page)).toHaveCSS('font-weight', '600');

  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(marked(page)).toHaveAttribute(
    'href',
    (await page.locator('.theme-doc-toc-desktop a').last().getAttribute('href')) ?? '',
  );
  await page.mouse.wheel(0, -900);
  const back = page.getByRole('button', { name: 'Back to top' });
  await expect(back).toBeVisible();
  await back.press('Enter');
  await expect.poll(() => toTop(page)).toBe(0);
  await expect(back).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents is one line that stays and names the section', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const bar = page.locator('.theme-doc-toc-mobile');
    const navbar = (await page.locator('.navbar').boundingBox())!;
    const current = bar.locator('a[aria-current="location"]');
    await page.mouse.wheel(0, 2_000);
    await expect(current).toHaveCount(1);
    const box = (await bar.boundingBox())!;
    expect(box.y).toBeCloseTo(navbar.height, 0);
    expect(box.height).toBeLessThan(50);
    await expect(bar.locator('summary')).toContainText((await current.textContent())!);
    await bar.locator('summary').click();
    const link = bar.locator('a').last();
    await link.click();
    await expect(link).toBeHidden();
    // The heading is not under the bar.
    const heading = page.locator((await link.getAttribute('href'))!);
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())!.y).toBeGreaterThan(box.y + box.height);
  });

  test('the breadcrumbs are one line', async ({ page }) => {
    await page.goto('/x/react-date-pickers/date-time-range-picker/');
    const { height } = (await page.locator('.breadcrumbs').boundingBox())!;
    // A line of text with the space to tap it.
    expect(height).toBeLessThan(40);
  });
});

test('in Chinese: callouts, edit links, dates and names', async ({ page }) => {
  await page.goto('/zh/x/react-data-grid/sorting/');
  const callout = page.locator('[data-callout="note"]').first();
  await expect(callout).toContainText('说明');
  await expect(page.locator('.theme-doc-toc-desktop nav')).toHaveAccessibleName(
    '本页目录',
  );
  const edit = page.locator('.theme-edit-this-page');
  const isEditable = readSiteConfig(process.env).repoUrl !== '';
  await expect(edit).toHaveCount(isEditable ? 1 : 0);
  if (isEditable) {
    await expect(edit).toHaveAttribute(
      'href',
      /i18n\/zh\/docusaurus-plugin-content-docs\/current\/data-grid\/sorting\/sorting\.mdx$/,
    );
  }
  if (HAS_HISTORY)
    await expect(page.locator('.theme-last-updated')).toHaveText(
      /^最后更新于 \d{4}年\d+月\d+日$/,
    );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await expect(
    page.locator('.navbar').getByRole('link', { name: '更新动态', exact: true }),
  ).toBeVisible();
  await page.goto('/zh/x/api/charts/bar-chart/');
  await expect(page.locator('.theme-last-updated')).toHaveCount(HAS_HISTORY ? 1 : 0);
  await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
});

/** A page of each language, with its text before the date. */
const DATED = {
  '/x/react-charts/stacking/': {
    locale: 'en',
    source: 'docs/charts/stacking/stacking.mdx',
    before: 'Last updated on ',
  },
  '/zh/x/design-system/colors/': {
    locale: 'zh-CN',
    source:
      'i18n/zh/docusaurus-plugin-content-docs/current/design-system/colors/colors.mdx',
    before: '最后更新于 ',
  },
};

// The date is read from the built commit: the test fails for a site built before a later
// commit of the page.
for (const [path, { locale, source, before }] of Object.entries(DATED)) {
  test(`${path} shows the date on which its source was last updated`, async ({
    page,
  }) => {
    test.skip(!HAS_HISTORY, 'Pages have no dates in an archive or a shallow clone.');
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', source], {
      encoding: 'utf8',
    });
    const date = new Date(Number(seconds) * 1000);
    await page.goto(path);
    const updated = page.locator('.theme-last-updated');
    await expect(updated.locator('time')).toHaveAttribute('datetime', date.toISOString());
    const words = date.toLocaleDateString(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    await expect(updated).toHaveText(before + words);
  });
}

const REPOSITORY_LINKS = {
  '/x/introduction/': 'Source repository',
  '/zh/x/introduction/': '源码仓库',
};

for (const [path, name] of Object.entries(REPOSITORY_LINKS)) {
  test(`the navbar of ${path} links to the repository, if there is one`, async ({
    page,
  }) => {
    const { repoUrl } = readSiteConfig(process.env);
    await page.goto(path);
    const link = page.locator('.navbar').getByRole('link', { name, exact: true });
    await expect(link).toHaveCount(repoUrl ? 1 : 0);
    if (repoUrl) await expect(link).toHaveAttribute('href', repoUrl);
  });
}

test('on a phone nothing covers the content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(320);
  const back = page.getByRole('button', { name: 'Back to top' });
  // Until the page listens.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -500);
    await expect(back).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(back).toBeHidden({ timeout: 8000 });
});

test('feedback is stored while offline and sent with the next page', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  let isDown = true;
  await configureSite(page, { feedbackEndpoint: ENDPOINT });
  await page.route(ENDPOINT, async (route) => {
    if (isDown) return route.abort('internetdisconnected');
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    return route.fulfill({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
      },
    });
  });
  await page.goto(PAGE);
  const question = page.getByRole('region', { name: 'Was this page helpful?' });
  await question.getByRole('button', { name: 'No' }).click();
  await question.getByRole('textbox').fill('A table of operators');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(question.getByRole('status')).toContainText('Thank you');
  // Not before the first page is closed: its own retry could send a message once more.
  await page.goto('/x/introduction/', { waitUntil: 'commit' });
  isDown = false;
  await expect(question.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({
    vote: 'down',
    comment: 'A table of operators',
    path: '/x/react-data-grid/sorting',
    language: 'en',
    productId: 'x-data-grid',
  });
  expect(sent[0]).toEqual({ ...sent[1], comment: '' });
});

test('without an endpoint no feedback is requested, and no code for it is loaded', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
});
