/**
 * Runs a command of package.json: `tsx tools/cli/run.ts <command> [arguments]`. A command
 * is loaded after its arguments are parsed, so that `--help` and a misspelled option are
 * answered at once.
 */
import { HELP_FLAG, isCommand, parseCommand } from './parseCommand';
import { renderHelp } from './renderHelp';
import { runCommand } from './runCommand';

interface Module {
  run: (given: unknown) => void | Promise<void>;
}

runCommand(async ([name = '', ...args]) => {
  if (!isCommand(name))
    throw new Error(
      `There is no command "${name}". The commands are the scripts of package.json.`,
    );
  if (args.includes(HELP_FLAG)) return console.log(await renderHelp(name));
  const given = parseCommand(name, args);
  const file = `../commands/${name.replace(':', '-')}.ts`;
  const { run } = (await import(file)) as Module;
  await run(given);
});
