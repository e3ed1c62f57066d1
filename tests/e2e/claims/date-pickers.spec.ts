import { expect, test } from '../../support/browser/siteTest';
import { boxOf, openDemo } from '../../support/browser/openDemo';

test('the popper opens at the field, and focus returns to the button when it is elsewhere', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-date-pickers/lifecycle/', 'OpenFromButton');
  const opener = demo.getByRole('button', { name: 'Postpone' });
  await opener.click();
  const popper = page.getByRole('dialog');
  await expect(popper).toBeVisible();
  const field = await boxOf(demo.getByRole('group', { name: 'Due' }));
  await expect
    .poll(async () => Math.abs((await boxOf(popper)).x - field.x))
    .toBeLessThanOrEqual(24);
  await page.keyboard.press('Escape');
  await expect(popper).toBeHidden();
  await expect(opener).toBeFocused();
});

test('clicking a single input selects a section; clicking one of two inputs opens the picker', async ({
  page,
}) => {
  const single = await openDemo(
    page,
    '/x/react-date-pickers/date-range-picker/',
    'ChooseRange',
  );
  const day = single.getByRole('spinbutton', { name: 'Day' }).first();
  await day.click();
  await expect(day).toBeFocused();
  await expect(page.locator('.MuiPickerPopper-root')).toHaveCount(0);
  const double = await openDemo(
    page,
    '/x/react-date-pickers/date-range-picker/',
    'TwoInputs',
  );
  const end = double.getByRole('spinbutton', { name: 'Day' }).nth(1);
  await end.click();
  await expect(page.locator('.MuiPickerPopper-root')).toBeVisible();
  await expect(end).toBeFocused();
});

test('a field is one tab stop, and shows its clear button on hover or focus', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-date-pickers/date-field/', 'ClearWithUndo');
  const clear = demo.getByRole('button', { name: 'Clear', exact: true });
  const opacity = () => clear.evaluate((node) => getComputedStyle(node).opacity);
  await page.mouse.move(0, 0);
  expect(await opacity()).toBe('0');
  await demo.getByRole('group', { name: 'Remind me on' }).hover();
  expect(await opacity()).toBe('1');
  await page.mouse.move(0, 0);
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  await month.focus();
  expect(await opacity()).toBe('1');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('spinbutton').and(page.locator(':focus'))).toHaveCount(0);
});

test.describe('on a device in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the hour that daylight saving time skips is disabled in the list and not stored when typed', async ({
    page,
  }) => {
    const demo = await openDemo(page, '/x/react-date-pickers/timezone/', 'SaveInstant');
    await demo.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('02');
    await expect(demo.locator('p', { hasText: 'Stored:' })).toHaveText(
      'Stored: 2027-03-27T23:30:00.000Z',
    );
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    const hour = (name: string) => page.getByRole('option', { name, exact: true });
    await expect(hour('2 hours')).toBeDisabled();
    await expect(hour('3 hours')).toBeEnabled();
  });
});
