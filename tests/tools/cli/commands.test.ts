import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { checkOptions } from '../../../tools/cli/checkOptions';
import { getDocusaurusArgs } from '../../../tools/cli/getDocusaurusArgs';
import { listen } from '../../../tools/cli/listen';
import { readFlag } from '../../../tools/cli/readFlag';
import { readPort } from '../../../tools/cli/readPort';
import { requireFreePort } from '../../../tools/cli/requireFreePort';
import { isFullRun } from '../../../tools/test/fullRun';

interface Manifest {
  scripts: Record<string, string>;
}

const ROOT = path.resolve(__dirname, '../../..');

/** Runs a command like npm. */
const run = (
  file: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, file), ...args],
      { cwd: ROOT, env: { ...process.env, ...env }, timeout: 25_000 },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

test.each([
  [['serve', '--version', '7'], '7'],
  [['--version=7'], '7'],
  [['--version=a=b'], 'a=b'],
  [['--version'], ''],
  [['--version='], ''],
  [['--port', '3', '--versions'], undefined],
])('in %j, --version is %j', (args, value) => {
  expect(readFlag(args, '--version')).toBe(value);
});

describe('readPort', () => {
  test.each([
    [[], 3000],
    [['--port', '3123'], 3123],
    [['--port=3123'], 3123],
    [['--locale', 'zh', '--port=80'], 80],
  ])('%j: %d', (args, port) => {
    expect(readPort(args, 3000)).toBe(port);
  });

  test.each([
    [['--port', 'abc']],
    [['--port=abc']],
    [['--port=']],
    [['--port']],
    [['--port', '0']],
    [['--port', '65536']],
    [['--port', '-1']],
    [['--port', '1e3']],
    [['--port', '--locale']],
  ])('%j is rejected, with the expected format', (args) => {
    expect(() => readPort(args, 3000)).toThrow(/should be a number .*--port 3001$/);
  });
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
    const { code, output } = await run('tools/commands/start.ts', [
      '--port',
      String(port),
    ]);
    expect(output).toMatch(new RegExp(`^Port ${port} is taken[^\\n]*\\n$`));
    expect(code).toBe(1);
  });
});

test.each([
  ['tools/commands/start.ts', [], { SITE_URL: 'foo' }, 'SITE_URL is "foo"'],
  ['tools/commands/build.ts', [], { ADS: 'bad' }, 'ADS is "bad"'],
  ['tools/commands/csp.ts', [], { ADS: 'bad' }, 'ADS is "bad"'],
  ['tools/commands/start.ts', ['--port', 'abc'], {}, '--port is "abc"'],
  ['tools/commands/serve.ts', ['--port=abc'], {}, '--port is "abc"'],
  ['tools/commands/ads-mock.ts', ['--port', 'abc'], {}, '--port is "abc"'],
])('%s %j %j: a message without a stack', async (file, args, env, message) => {
  const { code, output } = await run(file, args, env);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(output).not.toMatch(/^\s+at /m);
});

/** The project's own commands, as in package.json; each takes some seconds to start. */
const COMMANDS = Object.entries(
  (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest).scripts,
).flatMap(([name, line]): [string, string, string[]][] => {
  const [, file = '', rest = ''] =
    /^(?:tsx|node tools\/cli\/run\.mjs) (\S+)(.*)$/.exec(line) ?? [];
  if (file === '' || file.startsWith('node_modules/')) return [];
  const script = file.endsWith('.ts') ? file : `tools/cli/${file}.ts`;
  return [[name, script, rest.trim().split(' ').filter(Boolean)]];
});
/** Docusaurus lists the options of its own command. */
const NOT_OURS = ['start'];
/** Running these takes long or deletes something. */
const ALWAYS = ['clear', 'api', 'bench:pages'];
const TRIED = COMMANDS.filter(
  ([name]) => !NOT_OURS.includes(name) && (isFullRun() || ALWAYS.includes(name)),
);

test.each(TRIED)(
  '%s: an unknown option is named, and nothing is done',
  async (_name, file, args) => {
    const { code, output } = await run(file, [...args, '--nonsense']);
    expect(code).toBe(1);
    expect(output).toMatch(/--nonsense|^(Usage|Name one version|No demo)/);
    expect(output.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('a command rejects an option that resembles one of its own', () => {
  const known = ['--json', '--product'];
  checkOptions(['7', '--product=charts', '--json', '--verbose'], known);
  expect(() => checkOptions(['--products=charts'], known)).toThrow(
    '"--products" is no option of this command. It takes --json, --product, --verbose.',
  );
});

test('--verbose shows the stack', async () => {
  const { output } = await run('tools/commands/csp.ts', ['--verbose'], { ADS: 'bad' });
  expect(output).toMatch(/^\s+at readSiteConfig /m);
});

test('Docusaurus prints stack traces only on request', () => {
  const flag = '--stack-trace-limit=0';
  expect(getDocusaurusArgs(['start'], [])).toContain(flag);
  const verbose = getDocusaurusArgs(['start', '--verbose'], ['--verbose']);
  expect(verbose).not.toContain(flag);
  expect(verbose.slice(-1)).toEqual(['start']);
});
