import type { ApiChange } from '../../../types/apiChange';
import type { ProductFolder } from '../../../types/page';

/**
 * What a change means for the code that was found: it fails, it behaves differently, the
 * compiler decides, or it only should change at some time. The most certain one is first.
 */
export const LEVELS = ['breaks', 'new default', 'type changed', 'deprecated'] as const;

export type Level = (typeof LEVELS)[number];

/** A change that concerns the code, with the lines that it concerns. */
export interface Finding {
  product: ProductFolder;
  change: ApiChange;
  /** Its place in the published list of changes; -1 if it is not published. */
  index: number;
  /** Anchor of its section in the guide, if it is not published. */
  section?: string;
  level: Level;
  /** Those of the owners of the changed member that the code uses. */
  owners: string[];
  /** Counted from 1, in ascending order. */
  lines: number[];
}

/** Code that the check cannot follow. */
export const UNDECIDED_REASONS = [
  'spread',
  'dynamic import',
  're-export',
  'deep import',
] as const;

export type UndecidedReason = (typeof UNDECIDED_REASONS)[number];

export interface Undecided {
  reason: UndecidedReason;
  /** The code, or the module that is meant. */
  name: string;
  line: number;
}

/** Why a file was not checked. */
export const FILE_PROBLEMS = [
  'too large',
  'binary',
  'syntax',
  'too deep',
  'unreadable',
] as const;

export type FileProblem = (typeof FILE_PROBLEMS)[number];

export interface FileReport {
  file: string;
  findings: Finding[];
  undecided: Undecided[];
  problem?: { kind: FileProblem; line?: number };
  /** Whether it was checked, but imports nothing from the packages. */
  lacksImports?: true;
}

export interface SourceFile {
  /** Path, with slashes. */
  file: string;
  text: string;
}
