import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, rows } from './loans';

function PromptBar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Try "overdue" or "top three".');

  const ask = async (prompt: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(answer instanceof Error ? answer.message : `Done: ${prompt}`);
  };

  return (
    <Toolbar aria-label="Ask" style={{ flexWrap: 'wrap', justifyContent: 'start' }}>
      <PromptField
        onSubmit={ask}
        onRecordError={() => setMessage('The microphone is not available.')}
        lang="en"
        style={{ display: 'flex', flex: '1 1 240px', alignItems: 'center' }}
      >
        <PromptFieldControl label="Ask about the loans" size="small" fullWidth />
        <PromptFieldRecord aria-label="Speak">
          <MicIcon fontSize="small" />
        </PromptFieldRecord>
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <span role="status" style={{ flex: '1 1 200px' }}>
        {message}
      </span>
    </Toolbar>
  );
}

const slots = { toolbar: PromptBar };

export default function PromptInToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={slots}
        showToolbar
        hideFooter
        aria-label="Loans to ask about"
      />
    </div>
  );
}
