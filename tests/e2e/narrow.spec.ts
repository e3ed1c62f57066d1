import { findNarrowProblems } from '../support/browser/findNarrowProblems';
import { activateAllDemos } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';
import { isTextPage, listSitePages } from '../support/browser/sitePages';

/** Two months next to each other are wider than a small tablet. */
const WIDE_DEMOS = '/x/react-date-pickers/date-range-picker/';

/** pages.spec.ts covers all other pages. */
const paths = [...listSitePages().filter((path) => !isTextPage(path)), WIDE_DEMOS];

for (const path of paths)
  test(`${path} does not scroll sideways in narrow windows`, async ({
    tab: { page, visit },
  }) => {
    await visit(path);
    await activateAllDemos(page);
    expect(await findNarrowProblems(page)).toEqual([]);
  });

test('overflowing content is reported with the width and the direction', async ({
  tab: { page, visit },
}) => {
  await visit('/x/introduction/installation/');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 340px; height: 1px';
    document.body.append(wide);
  });
  const problems = await findNarrowProblems(page);
  expect(problems).toEqual([
    expect.stringMatching(/^scrolls sideways by \d+ px at 320 px, rtl$/),
    expect.stringMatching(/^scrolls sideways by \d+ px at 320 px, ltr$/),
  ]);
});
