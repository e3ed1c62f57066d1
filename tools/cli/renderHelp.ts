import { COMMANDS } from './commands';
import { type Command, type CommandName, listOptions, toLine } from './parseCommand';

/** Renders the help of a command. */
export async function renderHelp(name: CommandName): Promise<string> {
  const command: Command = COMMANDS[name];
  const { about, args = [], passesTo, example, more } = command;
  const terms = Object.entries(listOptions(command)).map(
    ([key, { value, about }]) => [`--${key}${value ? ` ${value}` : ''}`, about] as const,
  );
  const width = Math.max(...terms.map(([term]) => term.length)) + 2;
  const parts = [
    `Usage: ${toLine(name, [...args, '[options]', ...(passesTo ? ['[arguments …]'] : [])].join(' '))}`,
    about,
    `Options:\n${terms.map(([term, text]) => `  ${term.padEnd(width)}${text}`).join('\n')}`,
    ...(passesTo ? [`Further arguments go to ${passesTo}.`] : []),
    `Example:\n  ${toLine(name, example)}`,
    ...(more ? [await more()] : []),
  ];
  return parts.join('\n\n');
}
