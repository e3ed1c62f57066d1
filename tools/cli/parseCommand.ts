import { parseArgs } from 'node:util';
import { COMMANDS } from './commands';

export const HELP_FLAG = '--help';

/** An option of a command. */
export interface CommandOption {
  /** One line for `--help`. */
  about: string;
  /** Placeholder of its value, such as `<major>`; absent if it takes none. */
  value?: string;
  /** Whether it may be given more than once. */
  multiple?: true;
}

/** What a command accepts; its `--help` is rendered from this. */
export interface Command {
  /** Sentences about what it does and needs. */
  about: string;
  /** Arguments in order: `<required>`, `[optional]`, and `[any number …]` as the last. */
  args?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** Options that people expect but that don't exist, with the answer to their value. */
  refuses?: Readonly<Record<string, (value: string) => string>>;
  /** The program that receives further arguments and options. */
  passesTo?: string;
  /** What is typed after `npm run <command> --`; empty for nothing. */
  example: string;
  /** Whether its output is for programs, so that npm must print nothing. */
  silent?: true;
  /** More text for `--help` that is not known in advance. */
  more?: () => Promise<string>;
}

export type CommandName = keyof typeof COMMANDS;

type OptionsOf<Name extends CommandName> = (typeof COMMANDS)[Name] extends {
  options: infer Options;
}
  ? Options
  : object;

type ValueOf<Option> = Option extends { multiple: true }
  ? string[]
  : Option extends { value: string }
    ? string
    : true;

/** The arguments of a command, as declared in `COMMANDS`. */
export interface Given<Name extends CommandName> {
  values: { [Key in keyof OptionsOf<Name>]?: ValueOf<OptionsOf<Name>[Key]> };
  args: string[];
  /** For a command that passes arguments on: those that it does not declare. */
  rest: string[];
}

const ALWAYS: Readonly<Record<string, CommandOption>> = {
  help: { about: 'Prints this help.' },
  verbose: { about: 'Prints errors in full, with their stack traces.' },
};

/** All options of a command, with those that every command has. */
export const listOptions = ({
  options = {},
}: Command): Record<string, CommandOption> => ({
  ...options,
  ...ALWAYS,
});

/** What is typed in a terminal, such as `npm run api -- --check`. */
export function toLine(name: string, rest = ''): string {
  const { silent } = COMMANDS[name as CommandName] as Command;
  const script = ['start', 'test'].includes(name) ? name : `run ${name}`;
  const line = `npm ${silent ? script.replace('run', 'run --silent') : script}`;
  return rest === '' ? line : `${line} -- ${rest}`;
}

/**
 * Parses the arguments of a command.
 * @throws Error with the first argument that the command does not accept, or that is
 *   missing, and the way to its help
 */
export function parseCommand<Name extends CommandName>(
  name: Name,
  given: readonly string[],
): Given<Name> {
  const command: Command = COMMANDS[name];
  const options = listOptions(command);
  const expected = command.args ?? [];
  const fail = (problem: string): never => {
    throw new Error(`${problem} See: ${toLine(name, HELP_FLAG)}`);
  };
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(
      Object.entries(options).map(([key, { value }]) => [
        key,
        { type: value ? ('string' as const) : ('boolean' as const) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | true | string[]> = {};
  const args: string[] = [];
  const rest: string[] = [];
  const hasMany = expected.at(-1)?.includes('…') === true;
  let last = -1;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    // One argument such as -abc has several tokens.
    if (token.index === last) continue;
    last = token.index;
    const raw = given[token.index] ?? '';
    if (token.kind === 'positional') {
      if (hasMany || args.length < expected.length) args.push(raw);
      else if (command.passesTo) rest.push(raw);
      else {
        const hint = expected.includes('<title>')
          ? ' Quote a title of several words.'
          : '';
        fail(`"${raw}" is one argument too many for ${toLine(name)}.${hint}`);
      }
      continue;
    }
    const refuse = command.refuses?.[token.name];
    if (refuse)
      throw new Error(refuse(token.value ?? given[token.index + 1] ?? '<major>'));
    const option = raw.startsWith('--') ? options[token.name] : undefined;
    if (!option) {
      if (command.passesTo) rest.push(raw);
      else fail(`"${token.rawName}" is no option of ${toLine(name)}.`);
    } else if (option.value) {
      const { value, inlineValue } = token;
      if (value === undefined || (!inlineValue && value.startsWith('-')))
        return fail(`${token.rawName} needs a value: ${token.rawName} ${option.value}.`);
      if (option.multiple) values[token.name] = [...toList(values[token.name]), value];
      else values[token.name] = value;
    } else if (token.value !== undefined) fail(`${token.rawName} takes no value.`);
    else values[token.name] = true;
  }
  const missing = expected[args.length];
  if (missing?.startsWith('<')) fail(`${toLine(name)} needs ${missing}.`);
  return { values: values as Given<Name>['values'], args, rest };
}

const toList = (value: string | true | string[] | undefined): string[] =>
  Array.isArray(value) ? value : [];

export const isCommand = (name: string): name is CommandName =>
  Object.hasOwn(COMMANDS, name);
