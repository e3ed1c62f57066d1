/** Edited code that never ends, or that sends messages in the name of its frame. */
import { problemOf, writeCode } from '../support/browser/codeEditor';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const CHART = '/x/playground/?demo=charts/bars/BasicBars';
const GOOD = 'export default () => <p>Quick</p>;';

const frameOf = (page: Page) => page.frameLocator('iframe');
const stateOf = (page: Page, state: string) =>
  page.locator(`[data-preview-state="${state}"]`);

/** Stops what the test started, and checks that the page itself still responds. */
async function fix(page: Page): Promise<void> {
  await writeCode(page, GOOD);
  await expect(frameOf(page).getByText('Quick')).toBeVisible({ timeout: 30_000 });
  await expect(problemOf(page)).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await page.goto(CHART);
  await expect(stateOf(page, 'rendered')).toBeVisible({ timeout: 30_000 });
});

const HANG = `/^(a+)+$/.test('a'.repeat(60) + '!');`;

test('code that hangs at the start is stopped, and fixed code runs', async ({ page }) => {
  await writeCode(page, `${HANG}\n${GOOD.replace('Quick', 'Never')}`);
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'stuck', {
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Run the code' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await fix(page);
});

test('code that is fixed before the limit is not blamed', async ({ page }) => {
  const hangs = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'hangs' && resolve());
      }),
  );
  // A message is only sent when the task that posts it has ended.
  const late = `window.parent.postMessage('hangs', '*');\nsetTimeout(() => ${HANG.slice(0, -1)}, 100);`;
  await writeCode(page, `${late}\n${GOOD.replace('Quick', 'Never')}`);
  await hangs;
  await writeCode(page, GOOD);
  await expect(frameOf(page).getByText('Quick')).toBeVisible({ timeout: 30_000 });
  await expect(problemOf(page)).toBeHidden();
});

const ENDLESS_CODE = [
  {
    what: 'endless microtasks',
    code: `const again = (): void => void Promise.resolve().then(again);\nagain();`,
    uncaught: [/^endless$/],
  },
  {
    what: 'a list that grows while it is read',
    code: `const list = new Map([[1, 1]]);
list.forEach((value, key) => {
  list.delete(key);
  list.set(key, value);
});`,
    uncaught: [],
  },
];

for (const { what, code, uncaught } of ENDLESS_CODE) {
  test(`functions that are called without end are stopped: ${what}`, async ({
    page,
    exceptions,
  }) => {
    uncaught.forEach(exceptions.expect);
    await writeCode(page, `${code}\n${GOOD.replace('Quick', 'Never')}`);
    await expect(problemOf(page)).toHaveAttribute(
      'data-editor-problem',
      /endless|stuck/,
      {
        timeout: 30_000,
      },
    );
    await fix(page);
  });
}

for (const [what, code] of Object.entries({
  'nested elements': '<a>'.repeat(20_000),
  'nested blocks': '{'.repeat(60_000),
  'regular expressions': '/['.repeat(99_000),
})) {
  test(`code that no parser can read leaves the page alone: ${what}`, async ({
    page,
  }) => {
    await writeCode(page, code);
    await expect(problemOf(page)).toHaveAttribute('data-editor-problem', /syntax|stuck/, {
      timeout: 30_000,
    });
    await fix(page);
  });
}

test('built-in objects that code changed do not outlive its run', async ({ page }) => {
  await writeCode(
    page,
    `Array.prototype.includes = () => true;\n${GOOD.replace('Quick', 'Bad')}`,
  );
  await expect(frameOf(page).getByText('Bad')).toBeVisible({ timeout: 30_000 });
  await writeCode(page, GOOD.replace('Quick', '{String([1].includes(2))}'));
  await expect(frameOf(page).getByText('false')).toBeVisible({ timeout: 30_000 });
});

test('code that hangs after it has rendered is stopped, and runs again on demand', async ({
  page,
}) => {
  await writeCode(
    page,
    `export default () => (
  <button onClick={() => setTimeout(() => /^(a+)+$/.test('a'.repeat(60) + '!'), 500)}>Hang</button>
);`,
  );
  const button = frameOf(page).getByRole('button', { name: 'Hang' });
  await button.click();
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'stuck', {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Run the code' }).click();
  await expect(button).toBeVisible({ timeout: 30_000 });
  await expect(problemOf(page)).toBeHidden();
});

test('a loop that catches the exception that stops it is still stopped', async ({
  page,
}) => {
  await writeCode(
    page,
    `export default function Slow() {
  for (;;) { try { for (;;) {} } catch {} }
}`,
  );
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'endless', {
    timeout: 15_000,
  });
  await fix(page);
});

test('forged messages of the frame are ignored', async ({ page }) => {
  await writeCode(
    page,
    `const name = window.location.hash.slice(1);
for (let run = 0; run < 50; run += 1) {
  for (const problem of [null, { kind: 'syntax', message: 'Forged', file: 'BasicBars.tsx', line: -1 }])
    window.parent.postMessage({ type: 'failed', run, problem, nonce: name }, '*');
}
export default () => <p>Shown{name}</p>;`,
  );
  await expect(frameOf(page).getByText('Shown', { exact: true })).toBeVisible();
  await expect(problemOf(page)).toBeHidden();
});

test('errors with manipulated properties do not break the page', async ({ page }) => {
  await writeCode(
    page,
    `declare const require: (name: string) => unknown;
try {
  require('nothing');
} catch (error) {
  (error as { problem: unknown }).problem = null;
  throw error;
}
${GOOD}`,
  );
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'stuck', {
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic bars');
  await fix(page);
});

test('a text of two million characters is truncated', async ({ page }) => {
  await writeCode(page, `throw new Error('x'.repeat(2_000_000));\n${GOOD}`);
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'runtime');
  const text = await problemOf(page).textContent();
  expect(text!.length).toBeLessThan(3_000);
  await fix(page);
});

test('a flood of messages stops the frame', async ({ page }) => {
  await writeCode(
    page,
    `setInterval(() => {
  for (let turn = 0; turn < 1000; turn += 1) window.parent.postMessage(turn, '*');
}, 50);
${GOOD.replace('Quick', 'Loud')}`,
  );
  await expect(problemOf(page)).toHaveAttribute('data-editor-problem', 'noisy', {
    timeout: 15_000,
  });
  await fix(page);
});

for (const code of [`document.body.innerHTML = '';`, `document.write('<p>Mine</p>');`]) {
  test(`code that destroys the preview does not outlive its run: ${code}`, async ({
    page,
  }) => {
    await writeCode(page, `${code}\n${GOOD.replace('Quick', 'Never')}`);
    await expect(frameOf(page).locator('svg')).toHaveCount(0);
    await fix(page);
    await writeCode(page, `${code}\n${GOOD.replace('Quick', 'Never')}`);
    await expect(frameOf(page).getByText('Quick')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Reset/ })
      .first()
      .click();
    await expect(frameOf(page).locator('svg').first()).toBeVisible({ timeout: 30_000 });
  });
}
