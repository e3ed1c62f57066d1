export interface Seed {
  id: number;
  plant: string;
  family: string;
  sowing: string;
  packets: number;
}

const plants: [plant: string, family: string][] = [
  ['Basil', 'Mint'],
  ['Beetroot', 'Amaranth'],
  ['Borage', 'Borage'],
  ['Carrot', 'Carrot'],
  ['Chard', 'Amaranth'],
  ['Dill', 'Carrot'],
  ['Fennel', 'Carrot'],
  ['Kale', 'Cabbage'],
  ['Leek', 'Onion'],
  ['Radish', 'Cabbage'],
  ['Sage', 'Mint'],
];
const months = ['March', 'April', 'May', 'June'];

/** The table behind the demos: 66 kinds of seeds, the same at every run. */
export const seeds: Seed[] = Array.from({ length: 66 }, (_, index) => {
  const [plant = '', family = ''] = plants[index % plants.length] ?? [];
  return {
    id: index + 1,
    plant: `${plant} no. ${1 + Math.floor(index / plants.length)}`,
    family,
    sowing: months[(index * 3) % months.length] ?? '',
    packets: 5 + ((index * 17) % 90),
  };
});
