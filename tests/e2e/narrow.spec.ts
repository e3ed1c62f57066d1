import { findNarrowProblems } from '../support/findNarrowProblems';
import { bringAllToLife } from '../support/liveDemos';
import { test } from '../support/sharedTab';
import { expect } from '../support/siteTest';
import { isTextPage, listSitePages } from '../support/sitePages';

/** The others are looked at by pages.spec.ts. */
const paths = listSitePages().filter((path) => !isTextPage(path));

for (const path of paths)
  test(`${path} does not scroll sideways on phones`, async ({ tab: { page, visit } }) => {
    await visit(path);
    expect(await findNarrowProblems(page, true)).toEqual([]);
  });

test('what is wider than a small tablet scrolls inside its demo', async ({
  tab: { page, visit },
}) => {
  await visit('/x/react-date-pickers/date-range-picker/');
  await bringAllToLife(page);
  expect(await findNarrowProblems(page, true)).toEqual([]);
});

test('what sticks out is found, with the width and the direction', async ({
  tab: { page, visit },
}) => {
  await visit('/x/introduction/installation/');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 340px; height: 1px';
    document.body.append(wide);
  });
  const problems = await findNarrowProblems(page, true);
  expect(problems).toEqual([
    expect.stringMatching(/^scrolls sideways by \d+ px at 320 px, rtl$/),
    expect.stringMatching(/^scrolls sideways by \d+ px at 320 px, ltr$/),
  ]);
});
