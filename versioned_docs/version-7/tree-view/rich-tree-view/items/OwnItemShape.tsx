import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

interface Region {
  code: number;
  name: string;
  population: number;
  children?: Region[];
}

const regions: Region[] = [
  {
    code: 100,
    name: 'North',
    population: 9.4,
    children: [
      { code: 110, name: 'Coast', population: 6.1 },
      { code: 120, name: 'Lakes', population: 3.3 },
    ],
  },
  { code: 200, name: 'South', population: 4.8 },
];

const getItemId = (region: Region) => String(region.code);
const getItemLabel = (region: Region) => `${region.name} (${region.population} million)`;

export default function OwnItemShape() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <RichTreeView
        aria-label="Regions"
        items={regions}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['100']}
      />
    </Box>
  );
}
