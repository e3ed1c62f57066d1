import { translate } from '@docusaurus/Translate';
import { createChangeTexts } from './createChangeTexts';
import type { ReportTexts } from './engine/reportTexts';

/** The texts of a report in the language of the page; called when it is rendered. */
export const createReportTexts = (): ReportTexts => ({
  title: (from, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.title',
        message: 'Upgrade check: from version {from} to {to}',
        description: 'Title of the copied result',
      },
      { from, to },
    ),
  count: (files, findings, breaking) =>
    translate(
      {
        id: 'upgradeCheck.Report.count',
        message:
          'Files checked: {files}. Changes that concern the code: {findings}, of which {breaking} break it.',
        description: 'Summary of the upgrade check',
      },
      { files, findings, breaking },
    ),
  levels: {
    breaks: translate({
      id: 'upgradeCheck.Report.breaks',
      message: 'Breaks',
      description: 'Heading of changes that break code',
    }),
    'new default': translate({
      id: 'upgradeCheck.Report.newDefault',
      message: 'Behaves differently',
      description: 'Heading of changes of defaults',
    }),
    'type changed': translate({
      id: 'upgradeCheck.Report.typeChanged',
      message: 'Changed types',
      description: 'Heading of changes of types, which the compiler finds',
    }),
    deprecated: translate({
      id: 'upgradeCheck.Report.deprecated',
      message: 'Deprecated',
      description: 'Heading of deprecations',
    }),
  },
  lines: (lines) =>
    translate(
      {
        id: 'upgradeCheck.Report.lines',
        message: 'line {lines}',
        description: 'Precedes a change; one or several numbers of lines',
      },
      { lines },
    ),
  member: (name, owners) =>
    translate(
      {
        id: 'upgradeCheck.Report.member',
        message: '{name} of {owners}',
        description: 'A prop or another member, and the components that have it',
      },
      { name, owners },
    ),
  changes: createChangeTexts(),
  unknownType: (name) =>
    translate(
      {
        id: 'upgradeCheck.Report.unknownType',
        message: 'The type of {name} changed.',
        description: 'What changed, if the types before and after are not known',
      },
      { name },
    ),
  reused: (name, library, to) =>
    translate(
      {
        id: 'upgradeCheck.Report.reused',
        message:
          '{name} is now for {library} 3 and 4. With {library} 2, import from {to}.',
        description:
          'What changed: an import path, which is now for another library version',
      },
      { name, library, to },
    ),
  guide: translate({
    id: 'upgradeCheck.Report.guide',
    message: 'Migration guide',
    description: 'Link to a section of the migration guide',
  }),
  codemod: translate({
    id: 'upgradeCheck.Report.codemod',
    message: 'Codemod',
    description: 'Precedes the command that makes a change',
  }),
  undecidedTitle: translate({
    id: 'upgradeCheck.Report.undecided',
    message: 'Look at these yourself',
    description: 'Heading of code that the check cannot follow',
  }),
  undecided: {
    spread: (name) =>
      translate(
        {
          id: 'upgradeCheck.Report.spread',
          message: 'What {name} passes to the component is not known here.',
          description: 'Why code was not checked',
        },
        { name },
      ),
    'dynamic import': (name) =>
      translate(
        {
          id: 'upgradeCheck.Report.dynamicImport',
          message:
            '{name} is loaded dynamically. What the code uses of it was not checked.',
          description: 'Why code was not checked',
        },
        { name },
      ),
    're-export': (name) =>
      translate(
        {
          id: 'upgradeCheck.Report.reExport',
          message:
            '{name} is exported again. Files that import it from here were not checked against it.',
          description: 'Why code was not checked',
        },
        { name },
      ),
    'deep import': (name) =>
      translate(
        {
          id: 'upgradeCheck.Report.deepImport',
          message: '{name} is not a public module and may not exist.',
          description: 'Why code was not checked',
        },
        { name },
      ),
  },
  problemsTitle: translate({
    id: 'upgradeCheck.Report.problems',
    message: 'Not checked',
    description: 'Heading of files that were not checked',
  }),
  problems: {
    'too large': translate({
      id: 'upgradeCheck.Report.tooLarge',
      message: 'The file is too large.',
      description: 'Why a file was not checked',
    }),
    binary: translate({
      id: 'upgradeCheck.Report.binary',
      message: 'This is not a text file.',
      description: 'Why a file was not checked',
    }),
    syntax: translate({
      id: 'upgradeCheck.Report.syntax',
      message: 'The file has a syntax error.',
      description: 'Why a file was not checked',
    }),
    'too deep': translate({
      id: 'upgradeCheck.Report.tooDeep',
      message: 'The code is nested too deeply.',
      description: 'Why a file was not checked',
    }),
    unreadable: translate({
      id: 'upgradeCheck.Report.unreadable',
      message: 'The file could not be read.',
      description: 'Why a file was not checked',
    }),
  },
  clean: translate({
    id: 'upgradeCheck.Report.clean',
    message: 'No change between the versions concerns this code.',
    description: 'Result if nothing was found',
  }),
  noImports: translate({
    id: 'upgradeCheck.Report.noImports',
    message:
      'The code imports nothing from MUI X, so components and props were not checked. Add the import statements, and check again.',
    description: 'Result if the checked code has no import statement of the packages',
  }),
});
