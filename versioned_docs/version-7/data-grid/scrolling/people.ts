export interface Person {
  id: number;
  name: string;
  team: string;
  phone: string;
}

const givenNames = [
  'Amara',
  'Bruno',
  'Chloe',
  'Dmitri',
  'Elif',
  'Felix',
  'Greta',
  'Hiro',
];
const familyNames = ['Adler', 'Brandt', 'Castillo', 'Dahl', 'Evans', 'Foster', 'Gupta'];
const teams = ['Purchasing', 'Support', 'Logistics', 'Finance'];

/** Every given name with every family name. */
export const people: Person[] = Array.from({ length: 56 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 8]} ${familyNames[index % 7]}`,
  team: teams[(index * 5) % 4] ?? '',
  phone: String(2100 + ((index * 37) % 800)),
}));
