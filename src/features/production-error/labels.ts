import { translate } from '@docusaurus/Translate';

/** Texts of the page that explains error codes. */
export const labels = {
  title: () =>
    translate({
      id: 'productionError.Page.title',
      message: 'Production error messages',
      description: 'Title of the page that explains error codes',
    }),
  lead: () =>
    translate({
      id: 'productionError.Page.lead',
      message:
        'Production builds shorten the error messages of MUI packages to a code. Enter the code and the arguments of your message to read all of it. The messages are those of the packages installed here.',
      description: 'What the page for error codes does',
    }),
  description: () =>
    translate({
      id: 'productionError.Page.description',
      message: 'Read the full message behind the code of a production error.',
      description: 'Description of the page for search engines',
    }),
  codeField: () =>
    translate({
      id: 'productionError.Page.codeField',
      message: 'Code',
      description: 'Name of the field for an error code',
    }),
  argument: (number: number) =>
    translate(
      {
        id: 'productionError.Page.argument',
        message: 'Argument {number}',
        description: 'Name of an argument of a message: of its field, and of its place',
      },
      { number },
    ),
  missing: (number: number) =>
    translate(
      {
        id: 'productionError.Page.missing',
        message: 'argument {number} is missing',
        description: 'Stands in a message where the address has no argument',
      },
      { number },
    ),
  show: () =>
    translate({
      id: 'productionError.Page.show',
      message: 'Show the message',
      description: 'Button of the form for error codes',
    }),
  noCode: () =>
    translate({
      id: 'productionError.Page.noCode',
      message: 'The address has arguments but no code.',
      description: 'Answer to an address without a code',
    }),
  malformed: (text: string) =>
    translate(
      {
        id: 'productionError.Page.malformed',
        message: '“{text}” is no error code. A code is a whole number, such as 12.',
        description: 'Answer to an address whose code is no number',
      },
      { text },
    ),
  unknown: (code: number) =>
    translate(
      {
        id: 'productionError.Page.unknown',
        message:
          'The installed packages have no message with the code {code}. It may come from another version.',
        description: 'Answer to a code that does not exist',
      },
      { code },
    ),
  tooMany: (count: number) =>
    translate(
      {
        id: 'productionError.Page.tooMany',
        message: 'The message takes {count} arguments; the address has more.',
        description: 'Shown when an address has more arguments than the message takes',
      },
      { count },
    ),
  code: (code: number) =>
    translate(
      {
        id: 'productionError.Page.code',
        message: 'Error {code}',
        description: 'Heading of one message',
      },
      { code },
    ),
  packages: (packages: string) =>
    translate(
      {
        id: 'productionError.Page.packages',
        message: 'Thrown by: {packages}',
        description: 'Names the packages, with versions, that have a message',
      },
      { packages },
    ),
  all: () =>
    translate({
      id: 'productionError.Page.all',
      message: 'All messages',
      description: 'Heading above the list of all messages',
    }),
  scope: () =>
    translate({
      id: 'productionError.Page.scope',
      message:
        'These packages shorten their messages. MUI X packages keep theirs whole in production.',
      description: 'Says which packages have error codes',
    }),
};
