import {
  editorOf,
  problemOf,
  readCode,
  replaceCode,
  writeCode,
} from '../support/browser/codeEditor';
import { activateDemo, demoOf as findDemo } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-charts/bars/';
const demoOf = (page: Page) => findDemo(page, 'BasicBars');
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const editButton = (page: Page) =>
  demoOf(page).getByRole('button', { name: 'Edit code' });

async function startEditing(page: Page): Promise<void> {
  await activateDemo(page, 'BasicBars');
  await editButton(page).click();
  await expect(demoOf(page).locator('[data-preview-state="rendered"]')).toBeVisible({
    timeout: 30_000,
  });
}

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await startEditing(page);
});

test('renders typed code, including types', async ({ page }) => {
  await replaceCode(demoOf(page), "'City'", "('Tandem' as string)");
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await expect(problemOf(demoOf(page))).toBeHidden();
});

test('shows a syntax error with its line and keeps the last successful render', async ({
  page,
}) => {
  await replaceCode(demoOf(page), '<BarChart', '<BarChart {');
  await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', 'syntax');
  await expect(problemOf(demoOf(page))).toContainText(/BasicBars\.tsx, line \d+/);
  await expect(frameOf(page).getByText('City')).toBeVisible();
});

test('after a reload, code with an error leaves the published preview in place', async ({
  page,
}) => {
  for (const [wrong, kind] of [
    ['<BarChart {', 'syntax'],
    ['{(null as any).quarter}<BarChart', 'runtime'],
  ] as const) {
    await replaceCode(demoOf(page), '<BarChart', wrong);
    await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', kind);
    await page.reload();
    await demoOf(page).scrollIntoViewIfNeeded();
    await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', kind);
    await expect(problemOf(demoOf(page))).toContainText('Outdated preview');
    await expect(frameOf(page).getByText('City')).toBeVisible();
    await demoOf(page).locator('[data-editor-reset]').click();
    await expect(problemOf(demoOf(page))).toBeHidden();
    await startEditing(page);
  }
});

test('shows a runtime error with its line and keeps the last successful render', async ({
  page,
}) => {
  const code = await readCode(demoOf(page));
  const line = code.split('\n').findIndex((row) => row.includes('return (')) + 1;
  await writeCode(
    demoOf(page),
    code.replace('return (', '(null as any).quarter; return ('),
  );
  await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', 'runtime');
  await expect(problemOf(demoOf(page))).toContainText(`BasicBars.tsx, line ${line}`);
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await expect(demoOf(page).locator('.cm-wrong')).toHaveCount(1);
  await problemOf(demoOf(page)).getByRole('button').click();
  await expect(editorOf(demoOf(page))).toBeFocused();
});

test('shows an error of an event handler', async ({ page, exceptions }) => {
  exceptions.expect(/^Refused by the handler$/);
  await writeCode(
    page,
    `export default function Thrower() {
  return <button onClick={() => {
    throw new Error('Refused by the handler');
  }}>Press</button>;
}`,
  );
  await frameOf(page).getByRole('button', { name: 'Press' }).click();
  await expect(problemOf(demoOf(page))).toContainText('Refused by the handler');
  await expect(problemOf(demoOf(page))).toContainText('line 3');
  await expect(frameOf(page).getByRole('button', { name: 'Press' })).toBeVisible();
});

test('lists the allowed imports', async ({ page }) => {
  const code = await readCode(demoOf(page));
  await writeCode(
    demoOf(page),
    `import chunk from 'lodash/chunk';\n${code}\nchunk([], 1);`,
  );
  await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', 'import');
  await expect(problemOf(demoOf(page))).toContainText('line 1');
  await expect(problemOf(demoOf(page))).toContainText('@mui/x-charts');
  await writeCode(demoOf(page), code.replace('@mui/material/Box', '@mui/material/Boxx'));
  await expect(problemOf(demoOf(page))).toContainText('@mui/material/Box,');
});

test('offers icons as default and named imports', async ({ page }) => {
  await writeCode(
    page,
    `import Anchor from '@mui/icons-material/AnchorOutlined';
import { Bolt, Cable as Wire } from '@mui/icons-material';
export default () => <><Anchor /><Bolt /><Wire /></>;`,
  );
  await expect(frameOf(page).locator('#root svg[viewBox="0 0 24 24"] path')).toHaveCount(
    3,
  );
});

test('Esc leaves the text, another one closes the editor, returns the focus to Edit and keeps the code', async ({
  page,
}) => {
  await replaceCode(demoOf(page), "'City'", "'Tandem'");
  await page.keyboard.press('Escape');
  await expect(demoOf(page).getByRole('tab').first()).toBeFocused();
  await expect(editorOf(demoOf(page))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(editorOf(demoOf(page))).toHaveCount(0);
  await expect(editButton(page)).toBeFocused();
  await startEditing(page);
  await expect(editorOf(demoOf(page))).toContainText('Tandem');
});

test('keeps typed code through a reload; Reset restores the original', async ({
  page,
}) => {
  await replaceCode(demoOf(page), "'City'", "'Tandem'");
  await page.reload();
  await startEditing(page);
  await expect(editorOf(demoOf(page))).toContainText('Tandem');
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await demoOf(page).locator('[data-editor-reset]').click();
  await expect(editorOf(demoOf(page))).toContainText("'City'");
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await page.reload();
  await startEditing(page);
  await expect(editorOf(demoOf(page))).toContainText("'City'");
});

test('has no inner scroll bar: the frame is as high as its content', async ({ page }) => {
  const frame = demoOf(page).locator('iframe');
  const content = await frameOf(page)
    .locator('#root')
    .evaluate((root) => root.getBoundingClientRect().height);
  expect((await frame.boundingBox())!.height).toBeCloseTo(content, -1);
});

test('follows the scheme and the direction of the site', async ({ page }) => {
  const html = frameOf(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
    document.documentElement.setAttribute('dir', 'rtl');
  });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('opens its code in the playground', async ({ page, context }) => {
  await replaceCode(demoOf(page), "'City'", "'Tandem'");
  const link = demoOf(page).getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveAttribute('href', /demo=charts\/bars\/BasicBars.*#code=/);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened.locator('.cm-content')).toContainText('Tandem', {
    timeout: 30_000,
  });
});
