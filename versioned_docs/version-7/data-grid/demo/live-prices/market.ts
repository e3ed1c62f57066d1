/** Prices of an invented wholesale market. The same tick has the same prices at every run. */
export interface Quote {
  id: number;
  goods: string;
  kind: string;
  price: number;
  /** Since the market opened, in percent. */
  change: number;
  /** The last twelve prices. */
  history: number[];
}

const GOODS: Record<string, string[]> = {
  Fruit: [
    'Apples',
    'Apricots',
    'Cherries',
    'Figs',
    'Grapes',
    'Lemons',
    'Melons',
    'Pears',
  ],
  Vegetables: ['Beans', 'Carrots', 'Fennel', 'Leeks', 'Onions', 'Peppers', 'Spinach'],
  Flowers: ['Asters', 'Irises', 'Lilies', 'Roses', 'Tulips'],
};

const LENGTH = 12;
const round = (value: number): number => Math.round(value * 100) / 100;

/** A price that wanders: three waves of different length. */
function priceAt(index: number, tick: number): number {
  const base = 12 + ((index * 37) % 60);
  const wave =
    Math.sin(tick / (3 + (index % 4))) +
    Math.sin(tick / (7 + (index % 5)) + index) * 2 +
    Math.sin(tick / 31 + index * 2) * 3;
  return round(base * (1 + wave / 60));
}

/** Quotes at a moment. Only about a third of the prices change with each tick. */
export function quotesAt(tick: number): Quote[] {
  let index = 0;
  return Object.entries(GOODS).flatMap(([kind, names]) =>
    names.map((goods) => {
      const id = index;
      index += 1;
      const own = Math.floor((tick + (id % 3)) / 3) * 3;
      const history = Array.from({ length: LENGTH }, (_, back) =>
        priceAt(id, own - (LENGTH - 1 - back) * 3),
      );
      const price = history.at(-1) ?? 0;
      return {
        id,
        goods,
        kind,
        price,
        change: round((price / priceAt(id, 0) - 1) * 100),
        history,
      };
    }),
  );
}
