import type { ChangesFile } from '../../content/api-changes/listChangesFiles';
import type { Plan, ProductFolder } from '../../src/types/page';
import type { ApiEntry } from '../api-reference/read/readApiIndex';

/** The source of a page. Files are absolute paths. */
export type PageSource =
  | { kind: 'guide'; file: string }
  | { kind: 'api'; file: string }
  | { kind: 'index'; file: string; product: ProductFolder }
  /** The changes between two majors; the file is relative to the project root. */
  | { kind: 'changes'; changes: ChangesFile }
  /** The API that a guide mentions, by index entry. */
  | { kind: 'tab'; tab: 'components'; guide: string; entries: readonly ApiEntry[] }
  /** The API of the hooks that a guide documents. */
  | { kind: 'tab'; tab: 'hooks'; files: readonly string[] };

/** A documentation page that is also published as Markdown. */
export interface SitePage {
  /** Path of its file relative to `docs/`, without the extension. */
  id: string;
  /** Folder of the documentation. */
  docsDir: string;
  /** Address with the base of the language and a trailing slash. */
  path: string;
  title: string;
  description: string;
  product: ProductFolder | null;
  plan: Plan | null;
  package: string | null;
  /** The documented names that have a reference page. */
  api: readonly { name: string; path: string }[];
  source: PageSource;
}
