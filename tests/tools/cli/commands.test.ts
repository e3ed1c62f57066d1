import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { scripts } from '../../../package.json';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { COMMANDS } from '../../../tools/cli/commands';
import { refuseTranslation } from '../../../tools/cli/frozenVersion';
import { requireCurrentVersion } from '../../../tools/cli/requireCurrentVersion';
import { getDocusaurusArgs } from '../../../tools/cli/getDocusaurusArgs';
import { listen, requireFreePort } from '../../../tools/cli/listen';
import {
  type Command,
  type CommandName,
  isCommand,
  listOptions,
  parseCommand,
} from '../../../tools/cli/parseCommand';
import { readPort } from '../../../tools/cli/readPort';
import { renderHelp } from '../../../tools/cli/renderHelp';

const ROOT = path.resolve(__dirname, '../../..');

/** Runs a command like npm. */
const run = (
  command: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/cli/run.ts', command, ...args],
      { cwd: ROOT, env: { ...process.env, ...env }, timeout: 25_000 },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

describe('readPort', () => {
  test.each([
    [undefined, 3000],
    ['3123', 3123],
    ['80', 80],
  ])('%j: %d', (text, port) => {
    expect(readPort(text, 3000)).toBe(port);
  });

  test.each(['abc', '', '0', '65536', '-1', '1e3'])(
    '%j is rejected, with the expected format',
    (text) => {
      expect(() => readPort(text, 3000)).toThrow(/should be a number .*--port 3001$/);
    },
  );
});

describe('a port that is in use', () => {
  const stranger = http.createServer((_request, response) => response.end('Not ours'));
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    port = (stranger.address() as AddressInfo).port;
  });
  afterAll(() => stranger.close());

  test('is noticed before anything starts', async () => {
    const command = 'npm start -- --port';
    await expect(requireFreePort(port, command)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken .*npm start -- --port ${port + 1}$`),
    );
    await expect(listen(http.createServer(), port, command)).rejects.toThrow(
      `Port ${port} is taken`,
    );
  });

  test('npm start reports it and does not mistake another server for the portal', async () => {
    const { code, output } = await run('start', ['--port', String(port)]);
    expect(output).toMatch(new RegExp(`^Port ${port} is taken[^\\n]*\\n$`));
    expect(code).toBe(1);
  });
});

test.each([
  ['start', [], { SITE_URL: 'foo' }, 'SITE_URL is "foo"'],
  ['build', [], { ADS: 'bad' }, 'ADS is "bad"'],
  ['deploy:config', ['csp'], { ADS: 'bad' }, 'ADS is "bad"'],
  ['start', ['--port', 'abc'], {}, '--port is "abc"'],
  ['serve', ['--port=abc'], {}, '--port is "abc"'],
  ['ads:mock', ['--port', 'abc'], {}, '--port is "abc"'],
])('%s %j %j: a message without a stack', async (file, args, env, message) => {
  const { code, output } = await run(file, args, env);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(output).not.toMatch(/^\s+at /m);
});

/** Commands of packages, which have their own help. */
const NOT_OURS = ['format', 'lint'];
const NAMES = Object.keys(COMMANDS) as CommandName[];

test('every script runs a declared command, and every command is a script', () => {
  const used = Object.entries(scripts).flatMap(([name, line]) => {
    if (NOT_OURS.includes(name)) return [];
    const [, command = line] =
      /^(?:tsx tools\/cli\/run\.ts|node tools\/commands\/run\.mjs) (\S+)/.exec(line) ??
      [];
    return [command];
  });
  expect([...new Set(used)].sort()).toEqual([...NAMES].sort());
  const files = fs.readdirSync(path.join(ROOT, 'tools/commands'));
  expect(files.filter((file) => file.endsWith('.ts')).sort()).toEqual(
    NAMES.map((name) => `${name.replace(':', '-')}.ts`).sort(),
  );
});

test.each(NAMES)(
  '%s has help with a line for each option, and an example',
  async (name) => {
    const command: Command = COMMANDS[name];
    const help = await renderHelp(name);
    expect(help).toContain(command.about);
    for (const [option, { about }] of Object.entries(listOptions(command))) {
      const line = help.split('\n').find((text) => text.startsWith(`  --${option} `));
      expect(line).toContain(about);
      expect(about).toMatch(/^\S[^\n]*\.$/);
    }
    expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThan(110);
    // An example that the command does not accept would throw.
    const words = command.example.match(/"[^"]*"|\S+/g) ?? [];
    parseCommand(name, words);
    expect(help).toContain(
      `Example:\n  npm ${'silent' in command ? 'run --silent ' : ''}`,
    );
  },
);

test('--help is printed and nothing is done', async () => {
  const { code, output } = await run('clear', ['--help']);
  expect(code).toBe(0);
  expect(output).toMatch(/^Usage: npm run clear -- \[options\]\n/);
});

test.each([
  [
    'clear',
    ['--nonsense'],
    '"--nonsense" is no option of npm run clear. See: npm run clear -- --help',
  ],
  ['api', ['--products=charts'], '"--products" is no option of npm run api.'],
  ['clear', ['all'], '"all" is one argument too many for npm run clear.'],
  ['page:new', ['charts/a', 'Row', 'notes'], 'Quote a title of several words.'],
  ['start', ['-p', '3'], '"-p" is no option of npm start.'],
  ['serve', ['--port'], '--port needs a value: --port <number>.'],
  ['serve', ['--port', '--plain'], '--port needs a value: --port <number>.'],
  ['serve', ['--plain=yes'], '--plain takes no value.'],
  ['i18n:start', ['charts/bars'], 'npm run i18n:start needs <language>.'],
] as const)('%s %j is answered by "%s"', (name, args, message) => {
  expect(() => parseCommand(name, args)).toThrow(message);
});

test('arguments are parsed as declared', () => {
  const args = ['--runs=3', '--page', 'text', '--page', 'api', '--verbose'];
  expect(parseCommand('bench:pages', args).values).toEqual({
    runs: '3',
    page: ['text', 'api'],
    verbose: true,
  });
  expect(parseCommand('test', ['--only', 'unit', 'tests/lib', '--shard=1/4'])).toEqual({
    values: { only: 'unit' },
    args: [],
    rest: ['tests/lib', '--shard=1/4'],
  });
  expect(parseCommand('version:check', ['7', '--browser', '--grep', 'a'])).toEqual({
    values: { browser: true },
    args: ['7'],
    rest: ['--grep', 'a'],
  });
  expect(isCommand('toString')).toBe(false);
});

test('a misspelled option stops a command before it does anything', async () => {
  const { code, output } = await run('clear', ['--nonsense']);
  expect(code).toBe(1);
  expect(output).toMatch(/^"--nonsense" is no option[^\n]*\n$/);
});

describe('older versions', () => {
  test.each([
    ['i18n:status', ['--version', '7']],
    ['i18n:start', ['data-grid/sorting', 'zh', '--version=7']],
    ['i18n:done', ['data-grid/sorting', 'zh', '--version', '7']],
  ] as const)('%s %j: they are frozen', (name, args) => {
    expect(() => parseCommand(name, args)).toThrow(
      /^Version 7: older versions are frozen, and only pages of the current version are translated\./,
    );
  });

  test('npm start says how to look at one', async () => {
    const { code, output } = await run('start', ['--version', '7']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Version 7: .*npm run serve -- --version 7\n$/);
  });

  test.each([
    ['i18n:start', 'versioned_docs/version-7/data-grid/sorting/sorting.mdx'],
    [
      'i18n:done',
      'i18n/zh/docusaurus-plugin-content-docs/version-7/data-grid/sorting/sorting.mdx',
    ],
  ])('%s refuses their files', async (name, file) => {
    const { code, output } = await run(name, [file, 'zh']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Version 7: older versions are frozen, [^\n]*\n$/);
  });

  test.each(['start', 'i18n:status'])(
    '%s does not mix the settings of one with current pages',
    async (name) => {
      const { code, output } = await run(name, [], { DOCS_VERSION: '7' });
      expect(code).toBe(1);
      expect(output).toMatch(/^Version 7: older versions are frozen, [^\n]*\n$/);
    },
  );

  test.each([
    'data-grid/sorting',
    'docs/data-grid/sorting/sorting.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
  ])('%s is not one of them', (page) => {
    requireCurrentVersion(refuseTranslation, page);
  });
});

test('--verbose shows the stack', async () => {
  const { output } = await run('deploy:config', ['csp', '--verbose'], { ADS: 'bad' });
  expect(output).toMatch(/^\s+at readSiteConfig /m);
});

test('Docusaurus prints stack traces only on request', () => {
  const flag = '--stack-trace-limit=0';
  expect(getDocusaurusArgs(['start'], [])).toContain(flag);
  const verbose = getDocusaurusArgs(['start', '--verbose'], ['--verbose']);
  expect(verbose).not.toContain(flag);
  expect(verbose.slice(-1)).toEqual(['start']);
});
