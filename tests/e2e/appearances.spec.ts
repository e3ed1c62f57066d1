import { setAppearance } from '../support/browser/setAppearance';
import { findAppearanceProblems } from '../support/browser/findAppearanceProblems';
import { activateAllDemos, DEMOS } from '../support/browser/liveDemos';
import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

/** Has enough demos for every fault. */
const PAGE = '/x/react-data-grid/sorting/';

/** Faults that are injected into one demo each, and the reported problem. */
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

test('the appearance check accepts valid demos and reports faults', async ({
  tab: { page, visit },
}) => {
  const appearance = { scheme: 'dark', direction: 'rtl' } as const;
  await visit(PAGE);
  await activateAllDemos(page);
  await setAppearance(page, appearance.scheme, appearance.direction);
  expect(await findAppearanceProblems(page, appearance)).toEqual([]);
  for (const [index, [, spoil]] of FAULTS.entries())
    await page.locator(DEMOS).nth(index).evaluate(spoil);
  const problems = await findAppearanceProblems(page, appearance, 0);
  expect(problems).toEqual(FAULTS.map(([, , problem]) => expect.stringMatching(problem)));
});
