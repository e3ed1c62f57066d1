const names = ['Sunrise', 'Old Mill', 'Harvest', 'Corner', 'Golden Crust', 'Rye & Co.'];
const towns = ['Lyon', 'Ghent', 'Porto', 'Graz', 'Turin'];

/** Customers of a flour mill. Every value follows from the index. */
export const bakeries = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
  town: towns[(index * 3) % towns.length] ?? '',
  sacks: 4 + ((index * 11) % 40),
}));

export type Bakery = (typeof bakeries)[number];
