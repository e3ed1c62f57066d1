export interface Exhibit {
  id: number;
  title: string;
  material: string;
  room: number;
  year: number;
}

const titles = ['Amphora', 'Brooch', 'Coin', 'Dagger', 'Figurine', 'Lamp', 'Mask'];
const materials = ['Bronze', 'Clay', 'Gold', 'Ivory', 'Marble'];

/** The collection of a museum: 90 exhibits, the same at every run. */
export const exhibits: Exhibit[] = Array.from({ length: 90 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]} ${100 + index}`,
  material: materials[(index * 3) % materials.length] ?? '',
  room: 1 + ((index * 5) % 12),
  year: 400 + ((index * 71) % 1500),
}));
