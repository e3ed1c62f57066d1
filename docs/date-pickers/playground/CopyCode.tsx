import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** A block of code with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const [result, setResult] = React.useState({ code: '', text: '' });
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setResult({ code, text: 'Copied' }),
      () => setResult({ code, text: 'Copying is not allowed here' }),
    );

  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
        <Button size="small" variant="outlined" onClick={copy}>
          Copy code
        </Button>
        <span role="status">{result.code === code ? result.text : ''}</span>
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Code"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          fontSize: 13,
          overflow: 'auto',
          maxHeight: 420,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {code}
      </Box>
    </div>
  );
}
