import type { ChangeMark } from '../createMarks';
import { splitWords } from './splitWords';
import type { GuideSubject } from './GuideSubject';

/** One word alone says too little of a prop: `label` names many things. */
const MIN_WORDS = 2;

/**
 * The mark of a page whose subject as a whole is new. Either all components and hooks that it
 * documents are new, and it is named after one of them (`radar` and `RadarChart`); or it is named
 * as a prop that is new (`list-view` and `listView`).
 * @param id of the page; its last part is English in every language
 * @returns null for any other page, also for one that documents new names beside older ones
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
