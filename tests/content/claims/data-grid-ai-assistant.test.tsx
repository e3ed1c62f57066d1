/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import PromptInToolbar from '../../../docs/data-grid/ai-assistant/PromptInToolbar';
import { has, shownFields } from '../../support/components/gridParts';
import { mountGrid, shownIds, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

// jsdom has no scrolling.
Element.prototype.scrollTo = () => {};

const NOTHING: PromptResponse = {
  conversationId: 'c-1',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
  chart: null,
};
const rows = [
  { id: 1, name: 'Ada', team: 'x', sum: 2 },
  { id: 2, name: 'Bo', team: 'y', sum: 5 },
  { id: 3, name: 'Cy', team: 'x', sum: 4 },
];
const columns: GridProps['columns'] = [
  { field: 'name', description: 'Who', examples: ['Eva'] },
  { field: 'team' },
  { field: 'sum', type: 'number' },
];

function mount(answer: Partial<PromptResponse> | Error, props: Partial<GridProps> = {}) {
  const onPrompt = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { ...NOTHING, ...answer };
  });
  const grid = mountGrid(
    {
      rows,
      columns,
      aiAssistant: true,
      onPrompt: onPrompt as GridProps['onPrompt'],
      slots: { aiAssistantPanel: GridAiAssistantPanel },
      ...props,
    },
    { plan: 'premium' },
  );
  const ask = async (prompt = 'hello') => {
    let result: unknown;
    await act(async () => {
      result = await grid.api.aiAssistant.processPrompt(prompt);
    });
    await run(30);
    return result;
  };
  const contextOf = (call = 0) =>
    JSON.parse((onPrompt.mock.calls as unknown as string[][])[call]?.[1] ?? '[]') as {
      field: string;
      examples: unknown[];
    }[];
  return { ...grid, onPrompt, ask, contextOf };
}

claim(
  'filters, sorting and selection are applied; columns with a filter come first',
  {
    'data-grid/ai-assistant': [
      'Your onPrompt function turns the prompt into an answer, and the grid applies the answer.',
      'select is the number of rows to select, counted from the top.',
      'The grid moves columns with a filter or a total to the front.',
    ],
  },
  async () => {
    const { api, ask } = mount({
      filters: [{ column: 'sum', operator: '>', value: 3 }],
      sorting: [{ column: 'name', direction: 'desc' }],
      select: 1,
    });
    await ask();
    expect(shownIds()).toEqual(['3', '2']);
    expect([...api.getSelectedRows().keys()]).toEqual([3]);
    expect(shownFields()).toEqual(['sum', 'name', 'team']);
  },
);

claim(
  'an empty list clears the current state',
  {
    'data-grid/ai-assistant': [
      'An empty list clears the previous value',
      '-1 clears the selection.',
    ],
  },
  async () => {
    const { api, ask } = mount(
      {},
      {
        initialState: {
          sorting: { sortModel: [{ field: 'sum', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'sum', operator: '>', value: 3 }] } },
          rowGrouping: { model: ['team'] },
        },
      },
    );
    act(() => api.selectRow(2));
    await ask();
    expect(api.state.sorting.sortModel).toEqual([]);
    expect(api.state.filter.filterModel.items).toEqual([]);
    expect(api.state.rowGrouping.model).toEqual([]);
    expect(api.getSelectedRows().size).toBe(0);
  },
);

claim(
  'an answer without pivoting turns the pivot table off',
  { 'data-grid/ai-assistant': 'pivoting: {} turns off the pivot table' },
  async () => {
    const { api, ask } = mount({}, { initialState: { pivoting: { enabled: true } } });
    await ask();
    expect(api.state.pivoting.active).toBe(false);
  },
);

claim(
  'groups, totals and a pivot table are applied',
  {
    'data-grid/ai-assistant': [
      'The answer describes the whole view.',
      'pivoting contains columns, rows, and values',
    ],
  },
  async () => {
    const grouped = mount({
      grouping: [{ column: 'team' }],
      aggregation: { sum: 'sum' },
    });
    await grouped.ask();
    expect(grouped.api.state.rowGrouping.model).toEqual(['team']);
    expect(grouped.api.state.aggregation.model).toEqual({ sum: 'sum' });
    grouped.unmount();
    const { api, ask } = mount({
      pivoting: {
        columns: [{ column: 'team', direction: 'asc' }],
        rows: ['name'],
        values: [{ sum: 'sum' }],
      },
    });
    await ask();
    expect(api.state.pivoting.active).toBe(true);
    expect(api.state.pivoting.model).toEqual({
      columns: [{ field: 'team', sort: 'asc' }],
      rows: [{ field: 'name' }],
      values: [{ field: 'sum', aggFunc: 'sum' }],
    });
  },
);

claim(
  'settings that a prop disables are ignored',
  {
    'data-grid/ai-assistant':
      'It ignores parts of the answer whose features are turned off, for example with disableColumnFilter.',
  },
  async () => {
    const { ask } = mount(
      { filters: [{ column: 'sum', operator: '>', value: 3 }] },
      { disableColumnFilter: true },
    );
    await ask();
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'without pivoting, its columns and rows are groups, and its values totals',
  {
    'data-grid/ai-assistant':
      'With `disablePivoting`, a pivot table becomes groups and totals.',
  },
  async () => {
    const { api, ask } = mount(
      {
        // The grid adds to these two.
        grouping: [],
        aggregation: {},
        pivoting: {
          columns: [{ column: 'team', direction: 'asc' }],
          rows: ['name'],
          values: [{ sum: 'sum' }],
        },
      },
      { disablePivoting: true },
    );
    await ask();
    expect(api.state.pivoting.active).toBe(false);
    expect(api.state.rowGrouping.model).toEqual(['team', 'name']);
    expect(api.state.aggregation.model).toEqual({ sum: 'sum' });
  },
);

claim(
  'an unknown field makes a filter fail, and a total or a pivot table go wrong',
  {
    'data-grid/ai-assistant': [
      'An unknown field in `filters` makes the prompt fail.',
      'In aggregation, such a field moves another column to the front, and in pivoting, it can leave the table without columns.',
    ],
  },
  async () => {
    const filtered = mount({ filters: [{ column: 'nope', operator: '>', value: 3 }] });
    expect(await filtered.ask()).toBeInstanceOf(Error);
    filtered.unmount();
    const ordered = mount({ sorting: [{ column: 'nope', direction: 'asc' }] });
    expect(await ordered.ask()).not.toBeInstanceOf(Error);
    ordered.unmount();
    const totaled = mount({ aggregation: { nope: 'sum' } });
    expect(await totaled.ask()).not.toBeInstanceOf(Error);
    expect(shownFields()).toEqual(['sum', 'name', 'team']);
    totaled.unmount();
    const { ask } = mount({
      pivoting: {
        columns: [{ column: 'nope', direction: 'asc' }],
        rows: ['nope'],
        values: [{ nope: 'sum' }],
      },
    });
    expect(await ask()).not.toBeInstanceOf(Error);
    expect(shownFields()).toEqual([]);
  },
);

claim(
  'an error is the result, and the panel shows it with a retry button',
  {
    'data-grid/ai-assistant': [
      'If the promise rejects, the panel shows the error message below the prompt. Users can run the prompt again.',
      'Its promise resolves to the answer, or to an Error.',
    ],
  },
  async () => {
    const { api, ask, onPrompt } = mount(new Error('Not today.'));
    act(() => api.showPreferences(GridPreferencePanelsValue.aiAssistant));
    await run(50);
    const result = (await ask('Hello')) as Error;
    expect(result.message).toBe('Not today.');
    expect(screen.getByText('Not today.')).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Run again'));
    await run(30);
    expect(onPrompt).toHaveBeenCalledTimes(2);
  },
);

claim(
  'the context contains descriptions and examples, and values only with sampling',
  {
    'data-grid/ai-assistant': [
      'The context is a JSON string with the field, type, operators, and description of each column. It contains no row values. To help the model, add sample values to the column definition with examples.',
      'With allowAiAssistantDataSampling, the grid instead includes up to five values from each column, taken from random rows.',
    ],
  },
  async () => {
    const { ask, contextOf, update } = mount({}, { disablePivoting: true });
    await ask();
    expect(contextOf()[0]).toMatchObject({
      field: 'name',
      description: 'Who',
      type: 'string',
      examples: ['Eva'],
    });
    expect(contextOf()[0]).toHaveProperty('allowedOperators');
    expect(contextOf().find(({ field }) => field === 'sum')?.examples).toEqual([]);
    update({ allowAiAssistantDataSampling: true });
    await ask();
    const sampled = contextOf(1).find(({ field }) => field === 'name')!.examples;
    expect(sampled).toHaveLength(3);
    sampled.forEach((each) => expect(['Ada', 'Bo', 'Cy']).toContain(each));
  },
);

claim(
  'sampling takes five values of each column at most, not always of the same rows',
  {
    'data-grid/ai-assistant':
      'With allowAiAssistantDataSampling, the grid instead includes up to five values from each column, taken from random rows.',
  },
  async () => {
    const { ask, contextOf } = mount(
      {},
      {
        allowAiAssistantDataSampling: true,
        rows: Array.from({ length: 9 }, (_, id) => ({ id, name: `n${id}`, sum: id })),
      },
    );
    let count = 0;
    const random = jest.spyOn(Math, 'random').mockImplementation(() => (count++ % 9) / 9);
    await ask();
    random.mockRestore();
    const examplesOf = (name: string) =>
      contextOf().find(({ field }) => field === name)!.examples;
    expect(examplesOf('name')).toHaveLength(5);
    expect(examplesOf('name')).not.toEqual(examplesOf('sum').map((sum) => `n${sum}`));
  },
);

claim(
  'the id of the conversation is sent with the next prompt',
  {
    'data-grid/ai-assistant':
      "The grid sends the conversation's id, which is undefined at first, with each prompt and replaces it with the answer's conversationId.",
  },
  async () => {
    const { api, ask, onPrompt } = mount({});
    await ask('One');
    await ask('Two');
    expect((onPrompt.mock.calls as unknown[][]).map((call) => call[2])).toEqual([
      undefined,
      'c-1',
    ]);
    const [conversation] = api.state.aiAssistant.conversations;
    expect(conversation!.id).toBe('c-1');
    expect(conversation!.prompts.map(({ value }) => value)).toEqual(['One', 'Two']);
  },
);

claim(
  'initial conversations are shown, and changes reported',
  {
    'data-grid/ai-assistant':
      'To keep conversations after a reload, store what onAiAssistantConversationsChange receives and pass it to initialState.aiAssistant.conversations.',
  },
  async () => {
    const onChange = jest.fn();
    const prompts = [{ value: 'Earlier', createdAt: new Date('2026-01-01') }];
    const conversations = [{ id: 'old', title: 'Old', prompts }];
    const { api, ask } = mount(
      {},
      {
        initialState: { aiAssistant: { conversations } },
        onAiAssistantConversationsChange: onChange,
      },
    );
    act(() => api.showPreferences(GridPreferencePanelsValue.aiAssistant));
    await run(50);
    expect(screen.getByText('Earlier')).toBeInTheDocument();
    await ask('Now');
    expect(onChange.mock.calls[0][0][0].prompts).toHaveLength(2);
  },
);

claim(
  'a stored prompt counts as complete only with its response',
  {
    'data-grid/ai-assistant':
      'Store each prompt with its response; without a response, the prompt still appears to be running.',
  },
  async () => {
    const prompt = { value: 'Earlier', createdAt: new Date('2026-01-01') };
    const conversationOf = (response?: PromptResponse) => ({
      aiAssistantConversations: [
        { id: 'old', title: 'Old', prompts: [{ ...prompt, response }] },
      ],
    });
    const { api, update } = mount({}, conversationOf());
    act(() => api.showPreferences(GridPreferencePanelsValue.aiAssistant));
    await run(50);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    update(conversationOf(NOTHING));
    await run(50);
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
);

claim(
  'suggestions run as prompts',
  { 'data-grid/ai-assistant': 'The panel shows aiAssistantSuggestions below the field.' },
  async () => {
    const { api, onPrompt } = mount(
      {},
      { aiAssistantSuggestions: [{ value: 'By team' }] },
    );
    act(() => api.showPreferences(GridPreferencePanelsValue.aiAssistant));
    await run(50);
    fireEvent.click(screen.getByText('By team'));
    await run(30);
    expect((onPrompt.mock.calls as unknown[][])[0]?.[0]).toBe('By team');
  },
);

claim(
  'the grid shows that it is loading until the answer is there',
  {
    'data-grid/ai-assistant':
      'The grid shows its loading overlay until the answer arrives.',
  },
  async () => {
    let resolve: (answer: PromptResponse) => void = () => {};
    const onPrompt = () =>
      new Promise<PromptResponse>((done) => {
        resolve = done;
      });
    const { api } = mount({}, { onPrompt });
    act(() => void api.aiAssistant.processPrompt('hello'));
    await run(30);
    expect(has('.MuiDataGrid-overlayWrapper')).toBe(true);
    await act(async () => resolve(NOTHING));
    await run(30);
    expect(has('.MuiDataGrid-overlayWrapper')).toBe(false);
  },
);

claim(
  'the field of the demo sends with Enter, and its button is disabled without text',
  {
    'data-grid/ai-assistant': [
      'PromptFieldControl | Shows the text field; Enter sends',
      'PromptFieldSend | Sends the prompt; the button is disabled if there is no text, during recording, and until onSubmit finishes',
    ],
  },
  async () => {
    render(<PromptInToolbar />);
    const send = screen.getByLabelText('Send');
    const field = screen.getByLabelText('Ask about the loans');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('  ');
    expect(send).toBeDisabled();
    type('top three');
    expect(send).toBeEnabled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('');
    type('overdue');
    expect(send).toBeDisabled();
    await run(900);
    expect(send).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Done: top three');
    expect(document.querySelectorAll('.MuiDataGrid-row.Mui-selected')).toHaveLength(3);
  },
);
