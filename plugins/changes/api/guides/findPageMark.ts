import type { ChangeMark } from '../createMarks';
import { splitWords } from './splitWords';
import type { GuideSubject } from './GuideSubject';

/** A single word is too ambiguous to match a prop: `label` has many meanings. */
const MIN_WORDS = 2;

/**
 * Finds the mark of a page whose whole subject is new: either all documented components
 * and hooks are new and the page is named after one of them (`radar` and `RadarChart`),
 * or it is named after a new prop (`list-view` and `listView`).
 * @param id of the page, whose last part is English in every language
 * @returns null for other pages, including those that document both new and older names
 */
export function findPageMark(id: string, subject: GuideSubject): ChangeMark | null {
  const { product, components, hooks, marks } = subject;
  const words = splitWords(id.split('/').at(-1) ?? '');
  const names = [...components, ...hooks];
  const own = names.map((name) => ({ name, mark: marks.find({ product, name }) }));
  if (own.every(({ mark }) => mark?.isNew)) {
    const named = own.find(({ name }) => {
      const inName = new Set(splitWords(name));
      return words.every((word) => inName.has(word));
    });
    if (named?.mark) return named.mark;
  }
  if (words.length < MIN_WORDS) return null;
  const same = words.join(' ');
  for (const component of components) {
    const prop = subject
      .listProps(component)
      .find((each) => splitWords(each).join(' ') === same);
    const mark = prop === undefined ? null : subject.findNew(prop);
    if (mark) return mark;
  }
  return null;
}
