import { expect, test, type Page } from '../support/browser/siteTest';
import { STORAGE_KEYS } from '../../src/config/preferences';
import { seedLocalStorage } from '../support/browser/seedLocalStorage';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Tolerance for rounding, in px. */
const TOLERANCE = 1.5;

const DEMO = '[data-demo]';
const SHELL = ['.navbar__brand', '.navbar__items--right', 'main', 'h1'];
const GUIDE = [
  ...SHELL,
  '.theme-doc-sidebar-container',
  '.menu__link',
  '.breadcrumbs',
  '.table-of-contents',
  '.pagination-nav__link--next',
  'footer',
];

/** Elements of each kind of page that have to be mirrored in RTL. */
const PAGE_KINDS = {
  introduction: { path: '/x/introduction/', landmarks: [...GUIDE, 'article h3', DEMO] },
  'grid guide': {
    path: '/x/react-data-grid/sorting/',
    landmarks: [...GUIDE, DEMO, '[role="toolbar"]', '[role="gridcell"]'],
  },
  'Chinese guide': {
    path: '/zh/x/react-data-grid/sorting/',
    landmarks: [...GUIDE, DEMO, '[role="toolbar"]', '[role="gridcell"]'],
  },
  'charts guide': {
    path: '/x/react-charts/bars/',
    landmarks: [...GUIDE, DEMO, '[role="toolbar"]'],
  },
  'pickers guide': {
    path: '/x/react-date-pickers/date-picker/',
    landmarks: [...GUIDE, DEMO, '[role="toolbar"]', '.MuiInputAdornment-root'],
  },
  'tree guide': {
    path: '/x/react-tree-view/rich-tree-view/selection/',
    landmarks: [...GUIDE, DEMO, '[role="toolbar"]', '[role="treeitem"]'],
  },
  'API page': {
    path: '/x/api/data-grid/data-grid/',
    landmarks: [...SHELL, '.theme-doc-sidebar-container', '.api-table', '.api-table td'],
  },
  'API index': {
    path: '/x/api/data-grid/',
    landmarks: [
      ...SHELL,
      '.theme-doc-sidebar-container',
      '.api-facts',
      '.api-toolbar input',
      '.api-index',
      '.api-index td',
    ],
  },
  'components tab': {
    path: '/x/react-data-grid/sorting/components-api/',
    landmarks: [...SHELL, '.theme-doc-sidebar-container', '.breadcrumbs', '.api-table'],
  },
  colors: {
    path: '/x/design-system/colors/',
    landmarks: [
      ...GUIDE,
      '[data-color-editor="live"] fieldset',
      'input[type="color"]',
      '[data-color-editor] table',
      'section[data-theme]',
      'section[data-theme] button',
      '[role="gridcell"]',
    ],
  },
  playground: {
    path: '/x/playground/?demo=data-grid/sorting/BasicSorting',
    landmarks: ['main', 'h1', '.cm-editor'],
  },
  search: {
    path: '/x/search/?q=grid',
    landmarks: [
      '.navbar__brand',
      '.navbar__items--right',
      'h1',
      'main [data-search-input]',
      'main fieldset',
      '[data-search-result]',
      'footer',
    ],
  },
  'production errors': {
    path: '/x/production-error/?code=1',
    landmarks: [...SHELL, 'main form', '[data-answer]', 'footer'],
  },
  'reading offline': {
    path: '/x/_app/',
    landmarks: [...SHELL, 'main section', 'main h2', 'footer'],
  },
  'missing page': { path: '/x/no-such-page/', landmarks: [...SHELL, 'footer'] },
};

interface Box {
  left: number;
  right: number;
}
type Boxes = Record<string, Box>;

/**
 * Boxes of the first visible element of each selector, as distances from the page's
 * edges.
 */
const measure = (page: Page, landmarks: string[]): Promise<Boxes> =>
  page.evaluate((selectors) => {
    const { clientWidth } = document.documentElement;
    const boxes = selectors.flatMap((selector) => {
      const element = [...document.querySelectorAll(selector)].find((each) =>
        // A closed menu of a phone is laid out next to the page, hidden.
        each.checkVisibility({ visibilityProperty: true }),
      );
      if (!element) return [];
      const { left, right } = element.getBoundingClientRect();
      return [[selector, { left, right: clientWidth - right }]];
    });
    return Object.fromEntries(boxes);
  }, landmarks);

/**
 * Measures once the layout is stable: a grid lays out its columns some time after a
 * resize.
 */
async function measureAtRest(page: Page, landmarks: string[]) {
  const seen: Boxes[] = [];
  await expect(async () => {
    seen.push(await measure(page, landmarks));
    const [first, second, third] = seen.slice(-3);
    expect([second, third]).toEqual([first, first]);
  }).toPass({ intervals: [200] });
  return seen.at(-1)!;
}

interface Kind {
  path: string;
  landmarks: string[];
}

async function open(page: Page, { path, landmarks }: Kind, direction: 'ltr' | 'rtl') {
  await seedLocalStorage(page, { [STORAGE_KEYS.direction]: direction });
  await page.setViewportSize(WIDE);
  await page.goto(path);
  for (const landmark of landmarks)
    await expect(page.locator(landmark).filter({ visible: true }).first()).toBeVisible({
      timeout: 20_000,
    });
  // The measured demo. Which of several becomes live first is random.
  if (landmarks.includes(DEMO))
    await expect(page.locator(DEMO).first()).toHaveAttribute('data-demo-state', 'live', {
      timeout: 20_000,
    });
}

/** Expects the boxes in RTL to be the mirror image of those in LTR. */
async function expectMirrored(page: Page, landmarks: string[], ltr: Boxes) {
  await expect(async () => {
    const seen = await measure(page, landmarks);
    expect(Object.keys(seen)).toEqual(Object.keys(ltr));
    for (const [selector, { left, right }] of Object.entries(ltr)) {
      expect(Math.abs(seen[selector]!.right - left), selector).toBeLessThan(TOLERANCE);
      expect(Math.abs(seen[selector]!.left - right), selector).toBeLessThan(TOLERANCE);
    }
  }).toPass({ timeout: 10_000 });
}

async function expectNoOverflow(page: Page) {
  const [content, available] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBeLessThanOrEqual(available!);
}

async function expectCodeFromLeftToRight(page: Page) {
  const directions = await page
    .locator('pre, code')
    .evaluateAll((elements) => [
      ...new Set(elements.map((element) => getComputedStyle(element).direction)),
    ]);
  expect(directions.filter((each) => each !== 'ltr')).toEqual([]);
}

for (const [name, kind] of Object.entries(PAGE_KINDS)) {
  const { landmarks } = kind;
  test(`${name}: the RTL layout mirrors the LTR layout`, async ({ page }) => {
    // A font that is in time only on the second visit would change the widths of words.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, kind, 'ltr');
    const wide = await measureAtRest(page, landmarks);
    // On phones, the sidebars of a wide page are in menus.
    expect(Object.keys(wide)).toEqual(landmarks);
    await page.setViewportSize(PHONE);
    const narrow = await measureAtRest(page, landmarks);
    await open(page, kind, 'rtl');
    await expectMirrored(page, landmarks, wide);
    await expectNoOverflow(page);
    await expectCodeFromLeftToRight(page);
    await page.setViewportSize(PHONE);
    await expectMirrored(page, landmarks, narrow);
    await expectNoOverflow(page);
  });
}

test('in RTL, table of contents and sidebar change sides and code does not', async ({
  page,
}) => {
  await open(page, { path: '/x/common-concepts/testing/', landmarks: GUIDE }, 'rtl');
  // Code of demos has its button in the toolbar.
  const block = 'article pre:not([data-demo] *)';
  const boxes = await measureAtRest(page, [
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    'h1',
    `${block} code`,
    `${block} + button`,
  ]);
  const [sidebar, contents, heading, code, copy] = Object.values(boxes) as Box[];
  expect(sidebar!.right).toBe(0);
  expect(contents!.left).toBeLessThan(heading!.left);
  expect(copy!.right).toBeLessThan(copy!.left);
  expect(code!.left).toBeLessThan(copy!.left);
});

test('the phone menu slides in from the right and fills the height', async ({ page }) => {
  await open(page, PAGE_KINDS.introduction, 'rtl');
  await page.setViewportSize(PHONE);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect
    .poll(() => menu.evaluate((element) => element.getBoundingClientRect().right))
    .toBe(PHONE.width);
  const { height } = (await menu.boundingBox())!;
  expect(height).toBe(PHONE.height);
});

/**
 * Icons of a guide page. `points` is the direction of the untransformed icon: the
 * sidebar's arrow points up and is rotated.
 */
const ICONS = {
  'caret of the sidebar': {
    selector: '.menu__list-item--collapsed .menu__link--sublist-caret',
    pseudo: '::after',
    points: { x: 0, y: -1 },
  },
  'chevron of the breadcrumbs': {
    selector: '.breadcrumbs__item:not(:last-child)',
    pseudo: '::after',
    points: { x: 1, y: 0 },
  },
  settings: { selector: 'button[aria-label="Settings"] svg', points: { x: 1, y: 0 } },
};
type Icon = { selector: string; pseudo?: string; points: DOMPointInit };

/** Where an icon points on the page, from -1 (left) to 1 (right). */
const readPointing = (page: Page, { selector, pseudo, points }: Icon): Promise<number> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate(
      (element, [pseudoElement, start]) => {
        let point = new DOMPoint(start.x, start.y);
        const turn = (style: CSSStyleDeclaration) => {
          const { a, b, c, d } = new DOMMatrix(style.transform);
          point = new DOMMatrix([a, b, c, d, 0, 0]).transformPoint(point);
        };
        if (pseudoElement) turn(getComputedStyle(element, pseudoElement));
        for (let each: Element | null = element; each; each = each.parentElement)
          turn(getComputedStyle(each));
        return Math.round(point.x);
      },
      [pseudo, points] as const,
    );

test('in RTL, directional icons are mirrored and others are not', async ({ page }) => {
  const measureSides = async (direction: 'ltr' | 'rtl') => {
    await open(page, PAGE_KINDS['grid guide'], direction);
    const seen: Record<string, number> = {};
    for (const [name, icon] of Object.entries<Icon>(ICONS))
      seen[name] = await readPointing(page, icon);
    return seen;
  };
  expect(await measureSides('ltr')).toEqual({
    'caret of the sidebar': 1,
    'chevron of the breadcrumbs': 1,
    settings: 1,
  });
  expect(await measureSides('rtl')).toEqual({
    'caret of the sidebar': -1,
    'chevron of the breadcrumbs': -1,
    settings: 1,
  });
});
