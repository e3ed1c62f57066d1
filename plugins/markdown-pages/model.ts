import type { ChangesFile } from '../../content/api-changes/listChangesFiles';
import type { Plan } from '../../src/types/plan';
import type { ProductFolder } from '../../src/types/page';
import type { ApiEntry } from '../api-reference/read/readApiIndex';

/** What a page is made of. Files are absolute paths. */
export type PageSource =
  | { kind: 'guide'; file: string }
  | { kind: 'api'; file: string }
  | { kind: 'index'; file: string; product: ProductFolder }
  /** What changed between two majors; its file is a path from the root of the project. */
  | { kind: 'changes'; changes: ChangesFile }
  /** What a guide names of the API, by entries of the index. */
  | { kind: 'tab'; tab: 'components'; guide: string; entries: readonly ApiEntry[] }
  /** The API of hooks that a guide documents. */
  | { kind: 'tab'; tab: 'hooks'; files: readonly string[] };

/** A page of the documentation that is also published as Markdown. */
export interface SitePage {
  /** The path of its file below `docs/` without the ending. */
  id: string;
  /** Folder of the documentation. */
  docsDir: string;
  /** Address with the language's base, ending in a slash. */
  path: string;
  title: string;
  description: string;
  product: ProductFolder | null;
  plan: Plan | null;
  package: string | null;
  /** What the page documents, with pages of their own in the reference. */
  api: readonly { name: string; path: string }[];
  source: PageSource;
}
