import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colorCode } from './colorCode';

interface CopyCodeProps {
  /** What is shown. */
  code: string;
  /** What is copied: a whole file with the code. */
  file: string;
}

/** A block of code with a button that copies the file that it belongs to. */
export function CopyCode({ code, file }: CopyCodeProps) {
  const [copied, setCopied] = React.useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file);
      setCopied(file);
    } catch {
      // Refused, or without HTTPS, where browsers have no clipboard.
      setCopied('');
    }
  };

  return (
    <Box
      data-code-block=""
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'var(--atlas-code-bg, transparent)',
      }}
    >
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Code"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          fontFamily: 'var(--ifm-font-family-monospace, monospace)',
          fontSize: 13,
          lineHeight: 1.55,
          '& code': { font: 'inherit' },
          overflow: 'auto',
          maxHeight: 560,
        }}
      >
        <code>{colorCode(code)}</code>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-live="polite"
        onClick={() => void copy()}
        sx={{
          position: 'absolute',
          top: 8,
          insetInlineEnd: 8,
          minWidth: 0,
          px: 1.25,
          py: 0.25,
          borderColor: 'divider',
          borderRadius: '6px',
          color: 'text.secondary',
          bgcolor: 'background.paper',
          fontSize: 12,
          textTransform: 'none',
        }}
      >
        {copied === file ? 'Copied' : 'Copy'}
      </Button>
    </Box>
  );
}
