import fs from 'node:fs';
import path from 'node:path';
import { activateDemo } from '../support/browser/openDemo';
import { expect, test, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-data-grid/pagination/';
const SCRIPTS = path.resolve(__dirname, '../../build/x/assets/js');
const TEXTS = {
  English: 'Rows per page:',
  Chinese: '每页行数:',
  Portuguese: 'Linhas por página:',
};

/** Opens the settings and chooses a language for demos. */
async function choose(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: settings, exact: true });
  await drawer.getByRole('radio', { name: language, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}

/** The names of published scripts that contain a text. */
const listScripts = (text: string): string[] =>
  fs
    .readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => fs.readFileSync(path.join(SCRIPTS, name), 'utf8').includes(text));

test('a demo shows the chosen language at once, and its script loads only then', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(path.basename(request.url())));
  // Scripts escape letters with accents.
  const scripts = listScripts('Linhas por p');
  expect(scripts).not.toEqual([]);
  await page.goto(PAGE);
  const demo = await activateDemo(page, 'BasicPagination');
  const content = demo.locator('[data-demo-content]');
  await expect(content).toContainText(TEXTS.English);
  await expect(content).not.toHaveAttribute('lang');
  expect(scripts.filter((name) => requested.includes(name))).toEqual([]);

  await choose(page, 'Settings', 'Português');
  await expect(content).toContainText(TEXTS.Portuguese);
  await expect(content).toHaveAttribute('lang', 'pt-BR');
  const header = demo.getByRole('columnheader').first();
  await header.hover();
  await header.getByRole('button').last().click();
  await expect(page.locator('.MuiPopper-root[lang="pt-BR"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Settings', 'Page');
  await expect(content).toContainText(TEXTS.English);
  await expect(content).not.toHaveAttribute('lang');
});

test('the choice is kept, applies to Chinese pages, and leads back to their language', async ({
  page,
}) => {
  await page.goto(PAGE);
  await choose(page, 'Settings', 'Português');
  await page.goto(`/zh${PAGE}`);
  const demo = await activateDemo(page, 'BasicPagination');
  await expect(demo).toContainText(TEXTS.Portuguese);
  await choose(page, '设置', 'English');
  await expect(demo).toContainText(TEXTS.English);
  await choose(page, '设置', '跟随页面');
  await expect(demo).toContainText(TEXTS.Chinese);
});

test('edited code shows it as well, from its start and after a change', async ({
  page,
}) => {
  await page.goto(PAGE);
  await choose(page, 'Settings', 'Português');
  const demo = await activateDemo(page, 'BasicPagination');
  await demo.getByRole('button', { name: 'Edit code' }).click();
  const frame = demo.frameLocator('iframe');
  await expect(frame.getByText(TEXTS.Portuguese)).toBeVisible({ timeout: 30_000 });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await choose(page, 'Settings', '简体中文');
  await expect(frame.getByText(TEXTS.Chinese)).toBeVisible();
});
