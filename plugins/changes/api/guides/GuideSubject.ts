import type { ProductFolder } from '../../../../src/types/page';
import type { ChangeMark, Marks } from '../createMarks';

/** What a guide documents, according to its front matter. */
export interface GuideSubject {
  product: ProductFolder;
  components: readonly string[];
  hooks: readonly string[];
  /** Props of a component in the reference. */
  listProps: (component: string) => readonly string[];
  marks: Marks;
  /**
   * The mark of a new export, or of a new prop of the page's components; null if it is
   * not new.
   */
  findNew: (name: string) => ChangeMark | null;
}
