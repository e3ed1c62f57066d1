import { test } from '../../support/browser/sharedTab';
import { expect, type Locator } from '../../support/browser/siteTest';
import { openDemo } from '../../support/browser/openDemo';

const itemOf = (demo: Locator, name: string) =>
  demo.getByRole('treeitem', { name, exact: true });
const lineOf = (demo: Locator, label: string) =>
  demo.locator('.MuiTreeItem-content').filter({ hasText: label });

test('leaving the input saves the label and returns focus to the item', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-tree-view/rich-tree-view/editing/',
    'EditableLabels',
  );
  await demo.getByText('Radio', { exact: true }).dblclick();
  await page.keyboard.type(' 1');
  await page.keyboard.press('Tab');
  await expect(itemOf(demo, 'Radio 1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(itemOf(demo, 'Radio 1')).not.toBeFocused();
});

test('an empty label keeps the input open, and focus moves on', async ({ page }) => {
  const demo = await openDemo(
    page,
    '/x/react-tree-view/rich-tree-view/editing/',
    'EditableLabels',
  );
  await demo.getByText('Radio', { exact: true }).dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('textbox')).toBeVisible();
  await expect(demo.getByRole('textbox')).not.toBeFocused();
});

test('if inner branches are collapsed as well, Tab returns to the tree', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-tree-view/rich-tree-view/focus/',
    'CloseWhatIsInside',
  );
  await lineOf(demo, '2025').click();
  await expect(itemOf(demo, 'May')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(demo.locator('[role="treeitem"]:focus')).toHaveCount(1);
});

test('dropping in the lower quarter moves an item after another', async ({ page }) => {
  const demo = await openDemo(
    page,
    '/x/react-tree-view/rich-tree-view/ordering/',
    'DragItems',
  );
  const labels = () => demo.locator('.MuiTreeItem-label').allTextContents();
  expect((await labels()).slice(1, 4)).toEqual(['Tide', 'Embers', 'Paper boats']);
  const target = lineOf(demo, 'Paper boats');
  const box = await target.boundingBox();
  if (!box) throw new Error('the item has no box');
  await lineOf(demo, 'Tide').dragTo(target, {
    targetPosition: { x: box.width / 2, y: box.height * 0.9 },
  });
  await expect
    .poll(async () => (await labels()).slice(1, 4))
    .toEqual(['Embers', 'Paper boats', 'Tide']);
});

test('the icon is 16 px wide, and items of the dense tree are 24 px high', async ({
  page,
}) => {
  const first = await openDemo(
    page,
    '/x/react-tree-view/simple-tree-view/customization/',
    'OwnIcons',
  );
  const arrow = await first.locator('.MuiTreeItem-iconContainer').first().boundingBox();
  expect(arrow?.width).toBe(16);
  const icon = await first
    .locator('.MuiTreeItem-iconContainer svg')
    .first()
    .boundingBox();
  expect(icon?.height).toBe(18);
  const dense = await openDemo(
    page,
    '/x/react-tree-view/simple-tree-view/customization/',
    'DenseTree',
  );
  const line = await dense.locator('.MuiTreeItem-content').first().boundingBox();
  expect(line?.height).toBe(24);
});
