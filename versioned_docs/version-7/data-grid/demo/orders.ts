/** Orders, shipments and sales of an invented coffee roaster. Every value follows from an index. */
const customers = [
  'Atelier Nord',
  'Café Lumière',
  'Harbor Deli',
  'Hotel Miramar',
  'Kiosk 21',
  'Ostrava Books',
  'Station Bakery',
];
const blends = ['Espresso', 'Filter', 'Decaf', 'Single origin'];
export const statuses = ['New', 'Paid', 'Roasting', 'Shipped', 'On hold'];
export const carriers = ['Road', 'Rail', 'Sea', 'Air'];
const towns = ['Trieste', 'Gdynia', 'Porto', 'Marseille', 'Bergen', 'Riga'];
const countries = ['Italy', 'Poland', 'Portugal', 'France', 'Norway', 'Latvia'];

/** The same pseudo-random number from 0 to 1 for the same seed. */
const noise = (seed: number) => {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
};

function pick<T>(list: readonly T[], seed: number) {
  return list[Math.floor(noise(seed) * list.length)] as T;
}

export const createOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 5200 + index,
    customer: pick(customers, index + 1),
    blend: pick(blends, index + 101),
    status: pick(statuses, index + 201),
    kilos: 5 + Math.floor(noise(index + 301) * 56),
    pricePerKilo: 14 + Math.floor(noise(index + 401) * 9),
    ordered: new Date(2026, 2, 1 + Math.floor(index / 3)),
    express: noise(index + 501) > 0.8,
  }));

export const createShipments = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const town = Math.floor(noise(index + 11) * towns.length);
    return {
      id: `S-${8100 + index}`,
      town: towns[town],
      country: countries[town],
      carrier: pick(carriers, index + 21),
      pallets: 1 + Math.floor(noise(index + 31) * 24),
      weight: 240 + Math.floor(noise(index + 41) * 9000),
      temperature: 8 + Math.round(noise(index + 51) * 160) / 10,
      left: new Date(2026, 3, 1 + Math.floor(noise(index + 61) * 20)),
      days: 1 + Math.floor(noise(index + 71) * 12),
      stops: ['Roastery', 'Depot', towns[(town + 3) % towns.length], towns[town]],
    };
  });

export const createSales = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const kilos = 20 + Math.floor(noise(index + 7) * 400);
    const revenue = kilos * (14 + Math.floor(noise(index + 17) * 9));
    return {
      id: index,
      country: pick(countries, index + 27),
      blend: pick(blends, index + 37),
      quarter: `Q${1 + (index % 4)}`,
      kilos,
      revenue,
      cost: Math.round(revenue * (0.52 + noise(index + 47) * 0.3)),
    };
  });
