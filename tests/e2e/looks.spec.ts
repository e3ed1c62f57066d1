import { chooseLook } from '../support/browser/chooseLook';
import { findLookProblems } from '../support/browser/findLookProblems';
import { bringAllToLife, DEMOS } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

/** Has a demo for each fault. */
const PAGE = '/x/react-data-grid/sorting/';

/** What can go wrong with a demo, done by hand to one each, and what is said of it. */
const FAULTS: [what: string, spoil: (demo: HTMLElement) => void, problem: RegExp][] = [
  ['not alive', (demo) => (demo.dataset.demoState = 'static'), /is static$/],
  [
    'crashed',
    (demo) => demo.insertAdjacentHTML('beforeend', '<p class="crash_x">Oh</p>'),
    /crashed: Oh$/,
  ],
  [
    'not to be seen',
    (demo) =>
      demo
        .querySelectorAll<HTMLElement>(':scope > div:first-child > div *')
        .forEach((part) => part.style.setProperty('display', 'none', 'important')),
    /shows nothing$/,
  ],
  [
    'of another direction',
    (demo) => demo.querySelector(':scope > div')?.setAttribute('dir', 'ltr'),
    /runs ltr$/,
  ],
  [
    'with styles of another direction',
    (demo) => {
      const part = demo.querySelector('[class*="css-rtl-"]');
      if (part) part.className = part.className.replaceAll('css-rtl-', 'css-');
    },
    /has styles of the other direction$/,
  ],
  [
    'of another scheme',
    (demo) => {
      const stage = demo.querySelector<HTMLElement>(':scope > div');
      if (stage) stage.style.colorScheme = 'light';
    },
    /has the color scheme light$/,
  ],
  [
    'with colors of another scheme',
    (demo) => {
      const stage = demo.querySelector<HTMLElement>(':scope > div');
      if (stage) stage.style.color = '#111';
    },
    /writes in rgb\(17, 17, 17\)$/,
  ],
];

test('the check of looks passes sound demos, and says what is wrong with others', async ({
  tab: { page, visit },
}) => {
  const look = { scheme: 'dark', direction: 'rtl' } as const;
  await visit(PAGE);
  await bringAllToLife(page);
  await chooseLook(page, look.scheme, look.direction);
  expect(await findLookProblems(page, look)).toEqual([]);
  for (const [index, [, spoil]] of FAULTS.entries())
    await page.locator(DEMOS).nth(index).evaluate(spoil);
  const problems = await findLookProblems(page, look, 0);
  expect(problems).toEqual(FAULTS.map(([, , problem]) => expect.stringMatching(problem)));
});
