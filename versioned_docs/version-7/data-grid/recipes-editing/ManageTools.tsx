import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridEditInputCell,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createTool, deleteTool, listTools, updateTool, type Tool } from './toolService';

/** The row that is not on the server yet. */
const DRAFT = -1;

const withoutDraft = (rows: Tool[]) => (rows[0]?.id === DRAFT ? rows.slice(1) : rows);

const textColumn = (field: keyof Tool, headerName: string): GridColDef<Tool> => ({
  field,
  headerName,
  editable: true,
  renderEditCell: (params) => (
    <GridEditInputCell {...params} inputProps={{ 'aria-label': headerName }} />
  ),
});

export default function ManageTools() {
  const [rows, setRows] = React.useState<Tool[]>([]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [isLoading, setIsLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    const controller = new AbortController();
    listTools(controller.signal)
      .then(setRows, (reason: Error) => {
        if (!controller.signal.aborted) setError(reason.message);
      })
      .finally(() => {
        if (!controller.signal.aborted) setIsLoading(false);
      });
    return () => controller.abort();
  }, []);

  const addDraft = () => {
    setRows((current) => [{ id: DRAFT, name: '', shelf: '' }, ...current]);
    setModes({ [DRAFT]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  };

  const save = async (tool: Tool) => {
    setError('');
    const saved = await (tool.id === DRAFT ? createTool(tool) : updateTool(tool));
    setRows((current) => current.map((row) => (row.id === tool.id ? saved : row)));
    return saved;
  };

  const remove = React.useCallback(async (tool: Tool) => {
    setError('');
    setRows((current) => current.filter(({ id }) => id !== tool.id));
    try {
      await deleteTool(tool.id);
    } catch (reason) {
      // Put back the one row, for others may have changed in the meantime.
      setRows((current) => [...current, tool].sort((a, b) => a.id - b.id));
      setError((reason as Error).message);
    }
  }, []);

  const columns = React.useMemo<GridColDef<Tool>[]>(
    () => [
      { ...textColumn('name', 'Tool'), flex: 1, minWidth: 140 },
      { ...textColumn('shelf', 'Shelf'), width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id, row }) =>
          id === DRAFT
            ? []
            : [
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label={`Delete ${row.name}`}
                  onClick={() => remove(row)}
                />,
              ],
      },
    ],
    [remove],
  );

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={addDraft} disabled={isLoading || rows[0]?.id === DRAFT}>
        Add a tool
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={isLoading}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={(next) => {
            setModes(next);
            if (!next[DRAFT]) setRows(withoutDraft);
          }}
          processRowUpdate={save}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
          aria-label="Tools to lend"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </div>
    </div>
  );
}
