import type { ProductFolder } from '../../../../src/types/page';
import type { ChangeMark, Marks } from '../createMarks';

/** What a guide documents, as its front matter says. */
export interface GuideSubject {
  product: ProductFolder;
  components: readonly string[];
  hooks: readonly string[];
  /** Props of a component that the reference has. */
  listProps: (component: string) => readonly string[];
  marks: Marks;
  /** The mark of a name if it is new: an export, or a prop of the page's components. */
  findNew: (name: string) => ChangeMark | null;
}
