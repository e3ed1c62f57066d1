/** The stock of an invented bicycle workshop. Every value follows from an index. */
export interface Part {
  id: string;
  name: string;
  group: string;
  supplier: string;
  stock: number;
  /** Below this number, more should be ordered. */
  minimum: number;
  /** On their way from the supplier. */
  ordered: number;
  cost: number;
  counted: Date;
}

const groups: Record<string, [names: string[], supplier: string, cost: number]> = {
  Brakes: [['Brake pads', 'Brake disc 160', 'Brake cable', 'Lever'], 'Alpine Parts', 14],
  Drivetrain: [
    ['Chain, 11 gears', 'Cassette 11–34', 'Chain guard', 'Gear cable', 'Pedals'],
    'Delta Trade',
    27,
  ],
  Lights: [['Headlight', 'Tail light', 'Dynamo hub'], 'Lumo', 33],
  Wheels: [
    ['Tube 28"', 'Tire 28"', 'Spoke, box', 'Rim 28"', 'Rim tape'],
    'Delta Trade',
    19,
  ],
};

export const SUPPLIERS = ['Alpine Parts', 'Delta Trade', 'Lumo'];

export const parts: Part[] = Object.entries(groups).flatMap(
  ([group, [names, supplier, cost]], place) =>
    names.map((name, index) => ({
      id: `${group.slice(0, 1)}-${100 + place * 20 + index}`,
      name,
      group,
      supplier,
      stock: (place * 11 + index * 17 + 3) % 42,
      minimum: 6 + ((place + index * 2) % 4) * 4,
      ordered: (place + index) % 5 === 0 ? 20 : 0,
      cost: cost + ((index * 7) % 12),
      counted: new Date(2026, 8, 1 + ((place * 5 + index * 3) % 28)),
    })),
);

export type Level = 'Out' | 'Low' | 'Coming' | 'Fine';

/** Whether somebody has to act. */
export function levelOf({ stock, ordered, minimum }: Part): Level {
  if (stock >= minimum) return 'Fine';
  if (stock + ordered >= minimum) return 'Coming';
  return stock === 0 ? 'Out' : 'Low';
}
