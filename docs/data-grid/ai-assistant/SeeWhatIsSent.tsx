import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, rows } from './loans';

interface ColumnContext {
  field: string;
  type: string;
  examples: unknown[];
}

export default function SeeWhatIsSent() {
  const apiRef = useGridApiRef();
  const [sampling, setSampling] = React.useState(false);
  const [context, setContext] = React.useState<ColumnContext[]>([]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={sampling}
            onChange={(event) => setSampling(event.target.checked)}
          />
        }
        label="Send values of some rows"
      />
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.aiAssistant.processPrompt('Most valuable first')}
      >
        Ask for the most valuable
      </Button>
      <div style={{ height: 320, marginTop: 8 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling={sampling}
          onPrompt={(prompt, promptContext) => {
            setContext(JSON.parse(promptContext));
            return answerPrompt(prompt);
          }}
          disablePivoting
          hideFooter
          aria-label="Loans and what is sent of them"
        />
      </div>
      <ul>
        {context.map(({ field, type, examples }) => (
          <li key={field}>
            {field} ({type}): {examples.join(', ') || 'no values'}
          </li>
        ))}
      </ul>
    </div>
  );
}
