import { type GridColDef } from '@mui/x-data-grid-pro';

export interface Part {
  id: number;
  parentId?: number;
  name: string;
  maker: string;
  weight: number;
}

const assemblies: Record<string, string[]> = {
  Frame: ['Main tube', 'Fork', 'Headset', 'Seat clamp'],
  'Front wheel': ['Rim', 'Hub', 'Spokes', 'Tire'],
  'Rear wheel': ['Rim', 'Hub', 'Spokes', 'Tire', 'Cassette'],
  Brakes: ['Levers', 'Calipers', 'Cables'],
  Drivetrain: ['Crank', 'Chain', 'Rear mech', 'Shifters'],
};
const details = ['Bolts', 'Seals', 'Bearings'];
const makers = ['Alto', 'Brenner', 'Corvo', 'Dahl'];

function build(): Part[] {
  const parts: Part[] = [];
  const add = (name: string, parentId?: number) => {
    const id = parts.length + 1;
    const maker = makers[(id * 3) % makers.length] ?? '';
    parts.push({ id, parentId, name, maker, weight: 20 + ((id * 173) % 900) });
    return id;
  };
  for (const [assembly, names] of Object.entries(assemblies)) {
    const top = add(assembly);
    for (const name of names) {
      const middle = add(name, top);
      if (name.length % 2 === 1) details.forEach((detail) => add(detail, middle));
    }
  }
  return parts;
}

/** The parts of a bicycle, in three levels. */
export const parts = build();

export const partColumns: GridColDef<Part>[] = [
  { field: 'maker', headerName: 'Maker', width: 110 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 120 },
];
