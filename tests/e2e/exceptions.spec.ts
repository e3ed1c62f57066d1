import { expect, test } from '../support/browser/siteTest';

/** Exceptions that nothing on the page catches. */
const FAULTS = {
  'an exception': () => {
    setTimeout(() => {
      throw new Error('Nobody caught me');
    });
  },
  'a rejection': () => void Promise.reject(new Error('Nobody caught me')),
  'a rejection without an error': () => void Promise.reject('Nobody caught me'),
};

for (const [what, cause] of Object.entries(FAULTS)) {
  test(`${what} that nothing catches is reported on every page of a test`, async ({
    page,
    context,
    exceptions,
  }) => {
    exceptions.expect(/Nobody caught me/);
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto('/x/introduction/licensing/');
      await each.evaluate(cause);
    }
    await expect.poll(() => exceptions.seen).toHaveLength(2);
  });
}

test('a test fails if an expected exception does not occur', async ({ page }) => {
  test.fail();
  await page.goto('/x/introduction/licensing/');
  await page.evaluate(FAULTS['a rejection']);
});
