import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const LENGTH = 6;

/** The last digit is the sum of the others, without its tens. */
function isRight(code: string): boolean {
  const digits = [...code].map(Number);
  const check = digits.pop();
  return (
    code.length === LENGTH && digits.reduce((sum, digit) => sum + digit) % 10 === check
  );
}

function CodeEditor({ id, field, value, hasFocus, error }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  const handleChange = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, '');
    const isValid = await apiRef.current.setEditCellValue({ id, field, value: code });
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field, cellToFocusAfter: 'below' });
    }
  };

  return (
    <InputBase
      inputRef={inputRef}
      value={value ?? ''}
      onChange={handleChange}
      error={error}
      fullWidth
      sx={{ px: 1.25, '&.Mui-error': { color: 'error.main' } }}
      slotProps={{
        input: { 'aria-label': 'Code', inputMode: 'numeric', maxLength: LENGTH },
      }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'box', headerName: 'Box', flex: 1, minWidth: 130 },
  {
    field: 'code',
    headerName: 'Code',
    width: 140,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps<string>) => ({
      ...props,
      error: !isRight(props.value ?? ''),
    }),
    renderEditCell: (params) => <CodeEditor {...params} />,
  },
];

const rows = [
  { id: 1, box: 'Hinges', code: '412070' },
  { id: 2, box: 'Wood screws', code: '' },
  { id: 3, box: 'Wall plugs', code: '' },
  { id: 4, box: 'Sandpaper', code: '' },
];

export default function ScanCodes() {
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Boxes" />
      </div>
      <p>Right codes: 314154, 271820, 141422. Change a digit to see a wrong one.</p>
    </div>
  );
}
