export interface Flight {
  id: number;
  number: string;
  city: string;
  gate: string;
  departure: Date;
  seats: number;
  delayed: boolean;
}

const cities = ['Lisbon', 'Oslo', 'Prague', 'Rome', 'Vienna', 'Zurich'];
const gates = ['A1', 'A2', 'B1', 'B4', 'C3'];

/** Departures of an airport on two days. */
export const flights: Flight[] = Array.from({ length: 36 }, (_, index) => ({
  id: index + 1,
  number: `GK ${210 + index * 7}`,
  city: cities[index % cities.length] ?? '',
  gate: gates[(index * 3) % gates.length] ?? '',
  departure: new Date(2026, 4, 11 + Math.floor(index / 18), 5 + (index % 18), 20),
  seats: (index * 11) % 40,
  delayed: index % 4 === 3,
}));

export { cities, gates };
