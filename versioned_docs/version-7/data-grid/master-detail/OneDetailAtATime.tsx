import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'question', headerName: 'Question', flex: 1, minWidth: 200 },
  { field: 'asked', headerName: 'Asked', type: 'number', width: 110 },
];

const rows = [
  {
    id: 'refund',
    question: 'How do I get a refund?',
    asked: 412,
    answer: 'Send the ticket number to the box office within two weeks.',
  },
  {
    id: 'coat',
    question: 'Where can I leave my coat?',
    asked: 230,
    answer: 'In the lower foyer, free of charge.',
  },
  {
    id: 'late',
    question: 'May I enter late?',
    asked: 187,
    answer: 'In the break, or when an usher opens the door.',
  },
];

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <Box sx={{ p: 2 }}>{row.answer}</Box>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OneDetailAtATime() {
  const [expandedRowIds, setExpandedRowIds] = React.useState<GridRowId[]>(['coat']);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedRowIds}
        onDetailPanelExpandedRowIdsChange={(ids) => setExpandedRowIds(ids.slice(-1))}
        hideFooter
        aria-label="Questions"
      />
    </div>
  );
}
