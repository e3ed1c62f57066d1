/** The people of an invented town library, and four weeks of autumn 2026. */
export type Mark = 'V' | 'R' | 'S';

export interface Day {
  field: string;
  date: Date;
  isWeekend: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 9, 5);

export const days: Day[] = Array.from({ length: 28 }, (_, index) => ({
  field: `d${index}`,
  date: new Date(FIRST + index * DAY),
  isWeekend: index % 7 > 4,
}));

export interface Person {
  id: number;
  name: string;
  team: string;
  /** Days of vacation that may be planned in these weeks. */
  allowance: number;
  marks: Partial<Record<string, Mark>>;
}

/** Writes `0-4V` as vacation on the days 0 to 4. */
function readMarks(text: string): Person['marks'] {
  return Object.fromEntries(
    text.split(' ').flatMap((part) => {
      const [, first, last, mark] = /^(\d+)-(\d+)([VRS])$/.exec(part) ?? [];
      return days
        .slice(Number(first), Number(last) + 1)
        .filter(({ isWeekend }) => !isWeekend)
        .map(({ field }) => [field, mark as Mark]);
    }),
  );
}

const TABLE: [name: string, team: string, allowance: number, marks: string][] = [
  ['Aisha', 'Desk', 8, '0-4V 15-15R'],
  ['Bruno', 'Desk', 10, '9-10R'],
  ['Clara', 'Desk', 6, '14-18V'],
  ['David', 'Archive', 12, '2-3S 21-25V'],
  ['Elena', 'Archive', 5, ''],
  ['Felix', 'Bus', 9, '7-11V 22-22R'],
  ['Grace', 'Bus', 7, '8-8S'],
];

export const people: Person[] = TABLE.map(([name, team, allowance, marks], id) => ({
  id,
  name,
  team,
  allowance,
  marks: readMarks(marks),
}));

export const daysLeft = ({ allowance, marks }: Person): number =>
  allowance - Object.values(marks).filter((mark) => mark === 'V').length;
