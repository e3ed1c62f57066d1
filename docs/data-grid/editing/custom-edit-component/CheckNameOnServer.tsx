import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { waitForServer } from '../../../shared/waitForServer';

const taken = ['orchid', 'maple', 'heron'];

async function findFault(name: string) {
  if (name === '') return 'A channel needs a name.';
  await waitForServer(800);
  return taken.includes(name) && `"${name}" is taken.`;
}

let latest: ReturnType<typeof findFault> | undefined;

async function checkName({ props, row }: GridPreProcessEditCellProps<string>) {
  const name = props.value ?? '';
  latest = name === row.name ? Promise.resolve(false) : findFault(name);
  let check;
  let error;
  // A check that was overtaken waits for the latest one and returns its result.
  do {
    check = latest;
    error = await check;
  } while (check !== latest);
  return { ...props, error };
}

function NameEditor(params: GridRenderEditCellParams<object, string>) {
  const { id, field, value, hasFocus, error, isProcessingProps } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const messageId = React.useId();
  const [text, setText] = React.useState(value ?? '');

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    const next = event.target.value.trim();
    void apiRef.current.setEditCellValue({ id, field, value: next, debounceMs: 400 });
  };

  return (
    <Tooltip
      open={Boolean(error)}
      title={error}
      placement="top"
      id={messageId}
      describeChild
    >
      <div style={{ width: '100%' }}>
        <InputBase
          inputRef={inputRef}
          value={text}
          onChange={handleChange}
          error={Boolean(error)}
          fullWidth
          sx={{ px: 1, '&.Mui-error': { color: 'error.main' } }}
          slotProps={{
            input: {
              'aria-label': 'Channel',
              'aria-describedby': error ? messageId : undefined,
            },
          }}
          endAdornment={
            isProcessingProps && (
              <InputAdornment position="end">
                <CircularProgress size={16} aria-label="Checking the name" />
              </InputAdornment>
            )
          }
        />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Channel',
    flex: 1,
    minWidth: 160,
    editable: true,
    preProcessEditCellProps: checkName,
    renderEditCell: (params) => <NameEditor {...params} />,
  },
  { field: 'members', headerName: 'Members', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'orchid', members: 14 },
  { id: 2, name: 'maple', members: 8 },
  { id: 3, name: 'kestrel', members: 31 },
];

export default function CheckNameOnServer() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Channels" />
    </div>
  );
}
