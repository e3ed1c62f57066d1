/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid-premium';
import ResumeConversations from '../../../docs/data-grid/ai-assistant/ResumeConversations';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 30) => act(async () => jest.advanceTimersByTimeAsync(ms));

// jsdom has no scrolling.
Element.prototype.scrollTo = () => {};

const CONVERSATIONS = ['One', 'Two'].map((title) => ({
  id: title,
  title,
  prompts: [{ value: title, createdAt: new Date('2026-01-01') }],
}));

const mount = (props: Partial<GridProps>) =>
  mountGrid(
    {
      rows: [],
      columns: [{ field: 'name' }],
      aiAssistant: true,
      slots: { aiAssistantPanel: GridAiAssistantPanel },
      ...props,
    },
    { plan: 'premium' },
  );

claim(
  'the demo opens each conversation, and highlights the open one',
  {
    'data-grid/ai-assistant':
      'onAiAssistantActiveConversationIndexChange reports which conversation is open.',
  },
  async () => {
    render(<ResumeConversations />);
    const select = async (name: RegExp) => {
      fireEvent.click(screen.getByText(name, { selector: 'button' }));
      await run();
    };
    await select(/^Reminders/);
    expect(screen.getByText('What is overdue?')).toBeInTheDocument();
    await select(/^Insurance/);
    expect(screen.getByText('Most valuable first')).toBeInTheDocument();
    expect(screen.getByText(/^Insurance/, { selector: 'button' })).toHaveClass(
      'MuiButton-contained',
    );
  },
);

claim(
  'a controlled index does not return to 0',
  {
    'data-grid/ai-assistant':
      'The grid ignores a change of the index prop to 0 (the first conversation).',
  },
  async () => {
    const { api, update } = mount({
      aiAssistantConversations: CONVERSATIONS,
      aiAssistantActiveConversationIndex: 1,
    });
    update({ aiAssistantActiveConversationIndex: 0 });
    await run();
    expect(api.state.aiAssistant.activeConversationIndex).toBe(1);
  },
);

claim(
  'with conversations as the only controlled prop, a new one throws',
  {
    'data-grid/ai-assistant':
      "If you control only the conversations, the panel's button for a new conversation throws an error.",
  },
  async () => {
    const errors: string[] = [];
    const catchError = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    window.addEventListener('error', catchError);
    const { api } = mount({ aiAssistantConversations: CONVERSATIONS });
    act(() => api.showPreferences(GridPreferencePanelsValue.aiAssistant));
    await run();
    const button = screen.getByLabelText('New conversation').querySelector('button');
    fireEvent.click(button!);
    window.removeEventListener('error', catchError);
    expect(errors.join()).toContain('Conversation not found');
  },
);
