import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, rows } from './loans';

const suggestions = [
  { value: 'Most valuable first' },
  { value: 'What is overdue?' },
  { value: 'Group by lender' },
];

export default function AskForRows() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        showToolbar
        hideFooter
        label="Objects on loan"
      />
    </div>
  );
}
