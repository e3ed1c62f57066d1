import type { ProductFolder } from '../../../../src/types/page';
import { readPropNames } from '../../../docs/api-links/findApiLink';
import { readApiIndex } from '../../../api-reference/read/readApiIndex';
import type { Marks } from '../createMarks';
import type { GuideSubject } from './GuideSubject';

/** The front matter fields that are read here; the docs plugin validates them. */
export interface SubjectFields {
  product?: ProductFolder;
  components?: readonly string[];
  hooks?: readonly string[];
}

/**
 * Returns what a guide documents.
 * @param docsDir folder of the documentation
 * @returns null if the guide belongs to no product
 */
export function createSubject(
  { product, components = [], hooks = [] }: SubjectFields,
  docsDir: string,
  marks: Marks,
): GuideSubject | null {
  if (!product) return null;
  const names = readApiIndex(docsDir);
  const listProps = (component: string): string[] => {
    const entry = names.get(component)?.find((each) => each.product === product);
    return entry ? [...readPropNames(docsDir, entry)] : [];
  };
  return {
    product,
    components,
    hooks,
    marks,
    listProps,
    findNew: (name) => {
      const own = marks.find({ product, name });
      if (own) return own.isNew ? own : null;
      const found = components
        .filter((component) => listProps(component).includes(name))
        .map((component) =>
          marks.find({ product, name: component, member: { kind: 'prop', name } }),
        );
      const [first = null] = found;
      return found.every((mark) => mark?.isNew) ? first : null;
    },
  };
}
