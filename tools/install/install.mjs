/**
 * Installs the packages for `run.mjs`. Plain JavaScript without dependencies, because it
 * runs before anything is installed.
 */
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

/** Interval of progress messages during a long installation, in ms. */
const PROGRESS_INTERVAL = 20_000;
/** On Windows, npm is a script that can only be run through a shell. */
const shell = process.platform === 'win32';

/**
 * Ping with short timeouts, so that npm reports an unreachable registry within ten
 * seconds. An installation would request each of more than a thousand packages first, and
 * take minutes.
 */
const PING = [
  ...['ping', '--json', '--loglevel=silent'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-timeout=4000'],
];

/**
 * npm's errors if there is no response. Any response, even an error, means that the
 * registry is reachable.
 */
const NO_ANSWER =
  /^(E(CONN\w+|NOTFOUND|AI_\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH|PIPE|PROTO)|FETCH_ERROR|ERR_SOCKET_TIMEOUT|ERR_INVALID_URL|.*(CERT|SIGNATURE).*)$/;

/** Without these, npm waits for minutes for each request that gets no response. */
const TIMEOUTS = [
  ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000'],
  ...['--fetch-retry-maxtimeout=5000', '--fetch-timeout=60000'],
];

/** No package needs its install script, so scripts are not run. */
const INSTALLATION = [
  ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  ...TIMEOUTS,
];

/** Advice for system errors, by npm's error code. */
const REMEDIES = {
  ENOSPC: 'The disk is full: free some space',
  EDQUOT: 'Your share of the disk is full: free some space',
  EROFS: 'The file system is read-only: copy the project to where you may write',
  EACCES: 'You may not write there: change the owner or the rights',
  EPERM: 'You may not write there: change the owner or the rights',
};
const OTHER_REMEDY = 'Check that npm reaches its registry (npm ping)';

/**
 * Size of the packages with some margin, in bytes: npm does not exit if the disk is full.
 */
const NEEDED_SPACE = 1.7e9;

/** Maximum number of lines of npm's output in an error message. */
const MAX_LINES = 4;
/** Irrelevant lines in npm's error output: code locations, its log, and empty lines. */
const NOISE =
  /^npm error\s*($|at |\}|\[|(code|errno|syscall) |A complete log|.*debug-0\.log)/;

/**
 * Installs the packages of the lockfile.
 * @param siteDir folder of the project
 * @param isVerbose prints all output of npm
 * @throws Error with advice, in at most ten lines
 */
export async function install(siteDir, isVerbose) {
  console.log(
    'Installing packages (npm ci). It takes about two minutes, and needs a network …',
  );
  requireSpace(siteDir);
  await requireRegistry(siteDir);
  const start = Date.now();
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`Still installing after ${seconds} s.`);
  }, PROGRESS_INTERVAL);
  const { code, said } = await runInstallation(siteDir, isVerbose);
  clearInterval(progress);
  if (code === 0) return;
  const fault = /^npm error code (\w+)/m.exec(said)?.[1] ?? '';
  const lines = said.split('\n').filter((line) => line !== '' && !NOISE.test(line));
  throw new Error(
    [
      'The packages could not be installed.',
      ...(isVerbose ? [] : lines.slice(0, MAX_LINES)),
      `${REMEDIES[fault] ?? OTHER_REMEDY}, then run the command again. With -- --verbose npm says more.`,
    ].join('\n'),
  );
}

/** @throws Error if there is not enough disk space, or the folder is not writable */
function requireSpace(siteDir) {
  try {
    fs.accessSync(siteDir, fs.constants.W_OK);
  } catch ({ code, message }) {
    throw new Error(
      `The packages cannot be installed in ${siteDir}.\n${REMEDIES[code] ?? message}, then run the command again.`,
    );
  }
  const { bavail, bsize } = fs.statfsSync(siteDir);
  const free = bavail * bsize;
  if (free >= NEEDED_SPACE) return;
  throw new Error(
    `The packages take ${(NEEDED_SPACE / 1e9).toFixed(1)} GB, and ${(free / 1e9).toFixed(1)} GB of the disk of ${siteDir} are free.\nFree some space, then run the command again.`,
  );
}

/** @throws Error if no registry responds */
async function requireRegistry(siteDir) {
  try {
    await promisify(execFile)('npm', PING, { cwd: siteDir, shell });
  } catch (error) {
    const { code, summary } = readFault(error.stdout);
    if (!NO_ANSWER.test(code)) return;
    throw new Error(
      [
        `No registry answers npm: ${summary.split('\n')[0]}`,
        'The packages of this project come from there. Check, in this order:',
        '- the network, and a proxy that it needs: npm config set proxy <address>',
        '- the address of the registry: npm config get registry',
        'Then run the command again. With all packages in the cache of npm, no network is needed: npm ci --ignore-scripts --offline',
      ].join('\n'),
    );
  }
}

function readFault(text) {
  try {
    const { code = '', summary = '' } = JSON.parse(text).error;
    return { code, summary };
  } catch {
    return { code: '', summary: '' };
  }
}

function runInstallation(siteDir, isVerbose) {
  const stdio = ['inherit', 'inherit', isVerbose ? 'inherit' : 'pipe'];
  const npm = spawn('npm', INSTALLATION, { cwd: siteDir, stdio, shell });
  let said = '';
  npm.stderr?.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    npm.on('close', (code) => resolve({ code, said }));
    npm.on('error', ({ message }) => resolve({ code: 1, said: message }));
  });
}
