import { expect } from '@playwright/test';
import { test, type EngineTab } from './support/engineTest';
import { activateDemo, clickNamed, untilThere } from './support/tabActions';

const PAGE = '/x/react-charts/bars/';
const DEMO = '[data-demo="BasicBars"]';

async function startEditing(tab: EngineTab): Promise<void> {
  await tab.visit(PAGE);
  await activateDemo(tab, DEMO);
  await clickNamed(tab, DEMO, 'Edit code');
  await untilThere(tab, `${DEMO} [data-preview-state="rendered"] iframe`);
}

/** Puts the caret of the editor in front of a text in its code, as a click there does. */
async function placeCaret(tab: EngineTab, text: string): Promise<void> {
  await tab.click(`${DEMO} .cm-content`);
  const place = () =>
    tab.evaluate(
      (selector, sought) => {
        const code = document.querySelector(selector)!;
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const offset = node.nodeValue!.indexOf(sought);
          if (offset < 0) continue;
          document.getSelection()!.collapse(node, offset);
          return document.activeElement === code;
        }
        return false;
      },
      `${DEMO} .cm-content`,
      text,
    );
  await expect.poll(place, `the caret before "${text}"`).toBe(true);
}

/** The text of the preview; the frame is replaced when code is stopped or reset. */
const readPreview = (tab: EngineTab) => tab.readFrame(`${DEMO} iframe`).catch(() => '');

/** An engine that runs the frame in the page's process asks before it runs edited code. */
async function runIfAsked(tab: EngineTab): Promise<void> {
  const isAsking = () =>
    tab.evaluate(
      (selector) => document.querySelector(selector) !== null,
      `${DEMO} [data-preview-state="paused"]`,
    );
  const isShown = async () => (await readPreview(tab)).includes('Tandem');
  await expect.poll(async () => (await isAsking()) || (await isShown())).toBe(true);
  if (await isAsking()) await clickNamed(tab, DEMO, 'Run the code');
}

test('the editor opens with the demo running next to it', async ({ tab }) => {
  await startEditing(tab);
  await untilThere(tab, `${DEMO} .cm-content`);
  await expect.poll(() => tab.readFrame(`${DEMO} iframe`)).toContain('City');
  expect(await tab.listFaults()).toEqual([]);
});

test('typed code shows in the demo until it is reset', async ({ tab }) => {
  await startEditing(tab);
  const shown = () => readPreview(tab);
  await placeCaret(tab, 'City');
  await tab.type('Tandem ');
  await tab.press('Delete');
  await tab.type('c');
  // Read after all key presses: WebKit's driver sends no keys to the page once it has
  // switched to a frame.
  await runIfAsked(tab);
  await expect.poll(shown).toContain('Tandem city');
  await clickNamed(tab, DEMO, 'More tools');
  await clickNamed(tab, DEMO, 'Reset demo');
  await expect.poll(shown).not.toContain('Tandem');
  await expect.poll(shown).toContain('City');
  expect(await tab.listFaults()).toEqual([]);
});

test('the playground runs a demo', async ({ tab }) => {
  await tab.visit('/x/playground/?demo=charts/bars/BasicBars');
  await untilThere(tab, '[data-preview-state="rendered"] iframe');
  await expect.poll(() => tab.readFrame('[data-preview-state] iframe')).toContain('City');
  expect(await tab.listFaults()).toEqual([]);
});
