/**
 * `npm run bench:build -- --edits`: measures how long authors wait until an edited
 * sentence and an edited demo are visible in the open page, compared with a stock
 * Docusaurus site with the same pages. It edits copies.
 */
import path from 'node:path';
import { BASE_URLS } from '../../../src/config/languages';
import { BENCH_DIR, makeCopy } from '../makeCopy';
import { getMedian } from '../../bench-pages/getMedian';
import { openBrowser } from '../../bench-pages/openBrowser';
import { writeStockSite } from '../../bench-pages/sites/writeStockSite';
import { type Edit, measureEdits } from './measureEdits';
import { startServer } from './startServer';

const PORT = 3210;
/** Number of measurements per edit. */
const ROUNDS = 5;
/** Maximum time until the first page is loaded, in ms. */
const START_LIMIT = 300_000;

const GUIDE = 'docs/data-grid/column-definition';
/** An edited paragraph of the page, the same in MDX and plain Markdown. */
const SENTENCE: Omit<Edit, 'file'> = {
  text: '\n## ',
  toText: (round) => `\nThis sentence is number ${round}.\n\n## `,
  shownIn: 'article p',
  toShown: (round) => `This sentence is number ${round}.`,
};
const DEMO: Omit<Edit, 'file'> = {
  text: "headerName: '",
  toText: (round) => `headerName: 'No. ${round} `,
  shownIn: 'article [role="columnheader"]',
  toShown: (round) => `No. ${round} `,
};

/** An edit in a site, and where it is visible. */
interface Task {
  name: string;
  siteDir: string;
  /** Path of the guide, from the root of the host. */
  address: string;
  edit: Edit;
}

function listTasks(): Task[] {
  const ours = makeCopy(0);
  const stock = path.join(BENCH_DIR, 'stock');
  writeStockSite(ours, stock);
  const own = {
    siteDir: ours,
    address: `${BASE_URLS.en}react-data-grid/column-definition/`,
  };
  const page = (end: string) => path.join(GUIDE, `column-definition${end}`);
  return [
    {
      name: 'sentence, stock',
      siteDir: stock,
      address: `${BASE_URLS.en}data-grid/column-definition/`,
      edit: { ...SENTENCE, file: path.join(stock, page('.md')) },
    },
    {
      ...own,
      name: 'sentence, ours',
      edit: { ...SENTENCE, file: path.join(ours, page('.mdx')) },
    },
    {
      ...own,
      name: 'demo, ours',
      edit: { ...DEMO, file: path.join(ours, GUIDE, 'BasicColumns.tsx') },
    },
  ];
}

async function measure({ siteDir, address, edit }: Task, rounds: number) {
  const server = await startServer(siteDir, PORT, address);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.origin + address, { timeout: START_LIMIT });
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await measureEdits(page, edit, rounds);
  } finally {
    await browser.close();
    await server.stop();
  }
}

export async function runEdits(): Promise<void> {
  for (const task of listTasks()) {
    const times = await measure(task, ROUNDS);
    const list = times.map((time) => time.toFixed(0)).join(', ');
    console.log(`${task.name}: ${getMedian(times).toFixed(0)} ms (${list})`);
  }
}
