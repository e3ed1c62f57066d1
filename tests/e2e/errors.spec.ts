import { findAxeProblems } from '../support/browser/findAxeProblems';
import { expect, test, type Page } from '../support/browser/siteTest';

/** A guide, and words that only its own script contains. */
const PAGE = 'introduction/licensing/';
const MARK = 'LicenseInfo.setLicenseKey';

/**
 * Passes the scripts that contain the text of the page to `change`; null removes a
 * script. To fix a script later, change the answer: without a route, the browser would
 * use the broken one from its cache.
 */
async function changePageScript(
  page: Page,
  change: (body: string) => string | null,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(MARK)) return route.fulfill({ response, body });
    const changed = change(body);
    if (changed === null) return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ response, body: changed });
  });
}

// A page continues to prefetch scripts of the pages it links to.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The place where the compiled page starts to render. */
const RENDER = /(\(\w+=\{\}\)\{)((?:let|const|var) ?\{wrapper:)/;

const throwOnRender = (body: string): string => {
  if (!RENDER.test(body)) throw new Error('The script of the page has an unknown format');
  return body.replace(RENDER, '$1throw new Error("No text today");$2');
};

const findViolations = (page: Page) =>
  findAxeProblems(page, { within: 'main', isStrict: true });

test.describe('a page that throws', () => {
  test('keeps navbar, sidebar and navigation', async ({ page }) => {
    let isFixed = false;
    await changePageScript(page, (body) => (isFixed ? body : throwOnRender(body)));
    await page.goto(`/x/${PAGE}`);
    const error = page.getByRole('alert');
    await expect(error).toContainText('No text today');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // The browser denies access to the clipboard here, which must not throw.
    await error.getByRole('button', { name: 'Copy details' }).click();
    // Without REPO_URL there is nowhere to report it.
    await expect(error.getByRole('link', { name: /Report/ })).toHaveCount(0);

    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(error).toHaveCount(0);
    await sidebar.getByRole('link', { name: 'Licensing' }).click();
    await expect(error).toContainText('No text today');
    isFixed = true;
    await error.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
    await expect(error).toHaveCount(0);
  });

  test('shows the message in Chinese', async ({ page }) => {
    await changePageScript(page, throwOnRender);
    await page.goto(`/zh/x/${PAGE}`);
    await expect(page.getByRole('alert')).toContainText('本页出错，已停止运行');
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  });
});

test('a page whose script is missing stays readable and offers to reload', async ({
  page,
}) => {
  let isBack = false;
  await changePageScript(page, (body) => (isBack ? body : null));
  await page.goto('/x/introduction/installation/');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  // The browser loads the page itself if the script of the next page fails.
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: 'Licensing' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('could not be loaded');
  isBack = true;
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
});

test.describe('an unknown address', () => {
  // The HTML is the same for both addresses of a language.
  for (const [address, language, nearest, isLooked] of [
    ['/x/react-data-grid/sortin/', 'en', '/x/react-data-grid/sorting/', true],
    ['/react-charts/bar/', 'en', '/x/react-charts/bars/', false],
    ['/zh/x/react-charts/bar/', 'zh-CN', '/zh/x/react-charts/bars/', true],
    ['/zh/react-charts/bar/', 'zh-CN', '/zh/x/react-charts/bars/', false],
  ] as const) {
    test(`${address} suggests ${nearest}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator(`html[lang="${language}"]`)).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      );
      const links = page.locator('[data-suggestions="similar"] a');
      await expect(links.first()).toHaveAttribute('href', nearest);
      if (isLooked) expect(await findViolations(page)).toEqual([]);
    });
  }

  test('an address with capitals leads to the page in lower case', async ({ page }) => {
    await page.goto('/x/React-Data-Grid/Sorting/?a=1#see-also');
    await expect(page).toHaveURL('/x/react-data-grid/sorting/?a=1#see-also');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  });

  test('language links keep the address, with query and hash', async ({ page }) => {
    await page.goto('/x/nowhere/?a=1#b');
    for (const part of ['.navbar', 'footer'])
      await expect(page.locator(`${part} a[lang="zh-CN"]`).first()).toHaveAttribute(
        'href',
        '/zh/x/nowhere/?a=1#b',
      );
  });

  test('without scripts its field opens the search', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/x/nowhere/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('bars');
    await field.press('Enter');
    await expect(page).toHaveURL('/x/search/?q=bars');
    await context.close();
  });

  test('suggests search results and links to the search', async ({ page }) => {
    await page.goto('/x/react-data-grid/checkbox-selection-guide/');
    await expect(page).toHaveTitle(/^Page not found/);
    const found = page.locator('[data-suggestions="found"] a').first();
    await expect(found).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: /^Search for/ }).click();
    await expect(page).toHaveURL(/\/x\/search\/\?q=checkbox/);
  });

  test('finds Chinese pages if the host has one 404 page for all languages', async ({
    page,
    request,
  }) => {
    const address = '/zh/x/react-data-grid/checkbox-selection-guide/';
    const body = await (await request.get('/404.html')).text();
    await page.route(address, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(address);
    await expect(page.locator('html[lang="en"]')).toHaveCount(1);
    const found = page.locator('[data-suggestions="found"] a').first();
    // The worker reads the whole index of the language first.
    await expect(found).toHaveAttribute('href', /^\/zh\/x\//, { timeout: 30_000 });
    await page.getByRole('link', { name: /^Search for/ }).click();
    await expect(page).toHaveURL(/\/zh\/x\/search\/\?q=checkbox/);
  });

  test('is useful without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/x/nothing/');
    await page.getByRole('main').getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL('/x/react-charts/');
    await page.close();
  });
});

test.describe('the page for error codes', () => {
  test('shows the message with its arguments and has a form for another code', async ({
    page,
  }) => {
    await page.goto('/x/production-error/?code=9&args[]=%3Cb%3Epink%3C%2Fb%3E');
    const answer = page.getByRole('status').locator('pre');
    await expect(answer).toContainText('Unsupported `<b>pink</b>` color.');
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Code').fill('4711');
    await page.getByRole('button', { name: 'Show the message' }).click();
    await expect(page.getByRole('status')).toContainText('4711');
    await expect(page.locator('[data-answer="unknown"]')).toBeVisible();
  });

  test('shows Chinese text around the English message', async ({ page }) => {
    await page.goto('/zh/x/production-error/?code=11');
    await expect(page.locator('[data-missing="1"]')).toHaveText('[缺少参数 1]');
  });

  test('lists all messages without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/x/production-error/?code=9');
    await expect(page.getByRole('region', { name: 'Error 9' })).toContainText(
      '[Argument 1]',
    );
    await page.close();
  });
});
