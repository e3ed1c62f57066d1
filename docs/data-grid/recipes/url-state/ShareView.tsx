import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { readFilterModel } from '../../../shared/readFilterModel';
import { columns, listings } from './listings';
import { packState, unpackState } from './shareLink';

const rows = listings.slice(0, 12);

/** Anybody can write a link, and the grid throws for an operator that it doesn't have. */
function readShared(hash: string): GridInitialState {
  const state = unpackState(hash.slice('#view='.length));
  const filterModel = readFilterModel(state?.filter?.filterModel, columns);
  return { ...state, filter: { filterModel } };
}

/** What the person sees who opens the link. */
function Shared({ hash }: { hash: string }) {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      initialState={readShared(hash)}
      density="compact"
      hideFooter
      aria-label="Homes, as shared"
    />
  );
}

export default function ShareView() {
  const apiRef = useGridApiRef();
  const [hash, setHash] = React.useState<string>();

  const share = () => {
    const state = apiRef.current?.exportState({ exportOnlyDirtyModels: true });
    if (!state) return;
    delete state.preferencePanel;
    setHash(`#view=${packState(state)}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Homes to arrange"
        />
      </div>
      <Button onClick={share}>Make a link</Button>
      <output style={{ overflowWrap: 'anywhere' }}>
        {hash && `${hash.length} characters`}
      </output>
      <div style={{ height: 200 }}>{hash && <Shared key={hash} hash={hash} />}</div>
    </div>
  );
}
