export interface Heading {
  id: string;
  level: number;
  label: string;
  text: string;
}

/** The headings of a document in their order, as a parser of Markdown or HTML gives them. */
export const handbook: Heading[] = [
  {
    id: 'before',
    level: 1,
    label: 'Before you fly',
    text: 'Check the weather twice: the evening before, and on the field. Wind above 8 knots ends the day.',
  },
  {
    id: 'crew',
    level: 2,
    label: 'Crew',
    text: 'A balloon needs a pilot and three helpers. One of them drives the car that follows it.',
  },
  {
    id: 'papers',
    level: 2,
    label: 'Papers',
    text: 'Take the license, the insurance, and the logbook. Write down the weight of each passenger.',
  },
  {
    id: 'flight',
    level: 1,
    label: 'The flight',
    text: 'Most flights last an hour. The pilot chooses the height, and the wind chooses the direction.',
  },
  {
    id: 'start',
    level: 2,
    label: 'Start',
    text: 'Fill the envelope with cold air first. Light the burner once it is half full.',
  },
  {
    id: 'landing',
    level: 2,
    label: 'Landing',
    text: 'Choose a field without animals. Ask passengers to bend their knees and hold on.',
  },
  {
    id: 'after',
    level: 1,
    label: 'After the flight',
    text: 'Pack the envelope when it is dry. Thank the farmer.',
  },
];

export interface Section extends Heading {
  children: Section[];
}

/** Nests headings by their level: each goes into the last one before it with a smaller level. */
export function nestHeadings(headings: Heading[]): Section[] {
  const root: Section[] = [];
  const open: Section[] = [];
  for (const heading of headings) {
    const section: Section = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= heading.level) {
      open.pop();
    }
    (open.at(-1)?.children ?? root).push(section);
    open.push(section);
  }
  return root;
}

/** The ids of the sections around one, outermost first; `undefined` if it is not among them. */
export function parentsOf(sections: Section[], id: string): string[] | undefined {
  for (const section of sections) {
    if (section.id === id) return [];
    const inner = parentsOf(section.children, id);
    if (inner) return [section.id, ...inner];
  }
  return undefined;
}
