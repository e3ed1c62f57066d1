import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 140 },
  { field: 'copy', headerName: 'Copy', width: 120, hideSortIcons: true },
];

const rows = [
  { id: 1, film: 'The Lighthouse Keepers', year: '1929', minutes: 82, copy: '35 mm' },
  { id: 2, film: 'Paper Moonlight', year: '1951', minutes: 104, copy: '16 mm' },
  { id: 3, film: 'Tram Number Nine', year: '1938', minutes: 61, copy: 'Digital' },
];

type SortIconProps = Pick<SvgIconProps, 'className' | 'fontSize'>;

const sortIcon = (Icon: typeof ExpandLessIcon) =>
  function SortIcon({ className, fontSize }: SortIconProps) {
    return <Icon className={className} fontSize={fontSize} />;
  };

const slots = {
  columnSortedAscendingIcon: sortIcon(ExpandLessIcon),
  columnSortedDescendingIcon: sortIcon(ExpandMoreIcon),
  columnUnsortedIcon: sortIcon(UnfoldMoreIcon),
};

export default function HeaderIcons() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'year', sort: 'asc' }] } }}
        sx={{
          [`& .${gridClasses['columnHeader--sortable']}`]: {
            [`& .${gridClasses.iconButtonContainer}`]: {
              visibility: 'visible',
              width: 'auto',
            },
            [`&:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortButton}`]:
              { opacity: 1 },
          },
        }}
        hideFooter
        aria-label="Film archive"
      />
    </div>
  );
}
