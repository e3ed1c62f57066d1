import { type PromptResponse } from '@mui/x-data-grid-premium';
import { waitForServer } from '../../shared/waitForServer';

/** Shows all rows as they are: what isn't mentioned is cleared. */
export const ALL_ROWS: PromptResponse = {
  conversationId: 'loans',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
  chart: null,
};

const RULES: [words: RegExp, change: Partial<PromptResponse>][] = [
  [/valuable|expensive/, { sorting: [{ column: 'value', direction: 'desc' }] }],
  [/soon|next/, { sorting: [{ column: 'due', direction: 'asc' }] }],
  [
    /overdue|late/,
    { filters: [{ column: 'due', operator: 'before', value: '2026-03-01' }] },
  ],
  [
    /lender|museum|group/,
    { grouping: [{ column: 'lender' }], aggregation: { value: 'sum' } },
  ],
  [/three|top/, { sorting: [{ column: 'value', direction: 'desc' }], select: 3 }],
];

/**
 * Stands in for your server and its language model: it knows a few words.
 * @throws Error when it understands none of them
 */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await waitForServer(600);
  const text = prompt.toLowerCase();
  const changes = RULES.filter(([words]) => words.test(text)).map(([, change]) => change);
  if (changes.length === 0 && !/all|reset/.test(text))
    throw new Error('Ask for valuable, overdue or next loans, or group them by lender.');
  return Object.assign({}, ALL_ROWS, ...changes);
}
