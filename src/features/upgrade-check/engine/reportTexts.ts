import type { ApiChange } from '../../../types/apiChange';
import type { FileProblem, Level, UndecidedReason } from './model';

/** Texts of a report. Names and types are Markdown code. */
export interface ReportTexts {
  title: (from: string, to: string) => string;
  count: (files: number, findings: number, breaking: number) => string;
  /** Headings of the findings of a level. */
  levels: Readonly<Record<Level, string>>;
  lines: (lines: string) => string;
  /** `tooltip` of `LineChart` */
  member: (name: string, owners: string) => string;
  /** What happened to a name; `from` and `to` are missing if they are not known. */
  changes: Readonly<
    Record<
      Exclude<ApiChange['change'], 'added' | 'now optional'>,
      (name: string, from: string, to: string) => string
    >
  >;
  /** A changed type of which the packages do not say enough. */
  unknownType: (name: string) => string;
  /** A module whose path is now for newer versions of a library; `to` is for the old one. */
  reused: (name: string, library: string, to: string) => string;
  guide: string;
  codemod: string;
  undecidedTitle: string;
  undecided: Readonly<Record<UndecidedReason, (name: string) => string>>;
  problemsTitle: string;
  problems: Readonly<Record<FileProblem, string>>;
  clean: string;
  /** Without imports, components are not known. */
  noImports: string;
}

/** The English texts, for the command and the assistant. */
export const ENGLISH: ReportTexts = {
  title: (from, to) => `Upgrade check: from version ${from} to ${to}`,
  count: (files, findings, breaking) =>
    `Files checked: ${files}. Changes that concern the code: ${findings}, of which ${breaking} break it.`,
  levels: {
    breaks: 'Breaks',
    'new default': 'Behaves differently',
    'type changed': 'Changed types',
    deprecated: 'Deprecated',
  },
  lines: (lines) => `line ${lines}`,
  member: (name, owners) => `${name} of ${owners}`,
  changes: {
    removed: (name) => `${name} was removed.`,
    renamed: (name, _from, to) => `${name} is now called ${to}.`,
    'import path gone': (name, from, to) =>
      `${name} is no longer in ${from}. Import it from ${to}.`,
    'packages changed': (name, from, to) => `${name} moved from ${from} to ${to}.`,
    'now required': (name) => `${name} is now required.`,
    'default changed': (name, from, to) =>
      `The default of ${name} changed from ${from} to ${to}.`,
    'type changed': (name, from, to) =>
      `The type of ${name} changed from ${from} to ${to}.`,
    deprecated: (name) => `${name} is deprecated.`,
  },
  unknownType: (name) => `The type of ${name} changed.`,
  reused: (name, library, to) =>
    `${name} is now for ${library} 3 and 4. With ${library} 2, import from ${to}.`,
  guide: 'Migration guide',
  codemod: 'Codemod',
  undecidedTitle: 'Look at these yourself',
  undecided: {
    spread: (name) => `What ${name} passes to the component is not known here.`,
    'dynamic import': (name) =>
      `${name} is loaded dynamically. What the code uses of it was not checked.`,
    're-export': (name) =>
      `${name} is exported again. Files that import it from here were not checked against it.`,
    'deep import': (name) => `${name} is not a public module and may not exist.`,
  },
  problemsTitle: 'Not checked',
  problems: {
    'too large': 'The file is too large.',
    binary: 'This is not a text file.',
    syntax: 'The file has a syntax error.',
    'too deep': 'The code is nested too deeply.',
    unreadable: 'The file could not be read.',
  },
  clean: 'No change between the versions concerns this code.',
  noImports:
    'The code imports nothing from MUI X, so components and props were not checked. Add the import statements, and check again.',
};
