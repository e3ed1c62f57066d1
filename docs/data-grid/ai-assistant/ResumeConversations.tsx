import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  useGridApiRef,
  type Conversation,
} from '@mui/x-data-grid-premium';
import { ALL_ROWS, answerPrompt } from './answerPrompt';
import { columns, rows } from './loans';

const yesterday: Conversation[] = [
  {
    id: 'loans-7',
    title: 'Insurance',
    prompts: [
      {
        value: 'Most valuable first',
        createdAt: new Date('2026-03-02T09:12:00Z'),
        response: { ...ALL_ROWS, sorting: [{ column: 'value', direction: 'desc' }] },
        variant: 'success',
      },
    ],
  },
  {
    id: 'loans-8',
    title: 'Reminders',
    prompts: [
      {
        value: 'What is overdue?',
        createdAt: new Date('2026-03-02T15:40:00Z'),
        response: {
          ...ALL_ROWS,
          filters: [{ column: 'due', operator: 'before', value: '2026-03-01' }],
        },
        variant: 'success',
      },
    ],
  },
];

export default function ResumeConversations() {
  const apiRef = useGridApiRef();
  const [conversations, setConversations] = React.useState(yesterday);
  const [index, setIndex] = React.useState(0);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, flexWrap: 'wrap' }} useFlexGap>
        {yesterday.map(({ title }, position) => (
          <Button
            key={title}
            variant={position === index ? 'contained' : 'outlined'}
            onClick={() => {
              apiRef.current?.aiAssistant.setActiveConversationIndex(position);
              apiRef.current?.showPreferences(GridPreferencePanelsValue.aiAssistant);
            }}
          >
            {title} ({conversations[position]?.prompts.length ?? 0})
          </Button>
        ))}
      </Stack>
      <div style={{ height: 480 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={answerPrompt}
          initialState={{ aiAssistant: { conversations: yesterday } }}
          onAiAssistantConversationsChange={setConversations}
          onAiAssistantActiveConversationIndexChange={setIndex}
          showToolbar
          hideFooter
          aria-label="Loans with earlier conversations"
        />
      </div>
    </div>
  );
}
