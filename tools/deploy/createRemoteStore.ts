import { spawn } from 'node:child_process';
import path from 'node:path';
import {
  BUILDS_FILE,
  CURRENT,
  INCOMING,
  LOCK,
  parseBuilds,
  RELEASES,
  type Store,
} from './store';

/** A machine that is accessed by ssh. */
export interface Remote {
  /** Host in the format of ssh: `docs@host.example.com`. */
  host: string;
  /** Absolute path of the folder on that machine. */
  folder: string;
}

/**
 * Parses `user@host:/folder`.
 * @returns undefined for a local folder
 */
export function parseRemote(target: string): Remote | undefined {
  const found = /^((?:\w[\w.-]*@)?\w[\w.-]+):(\/.+)$/.exec(target);
  return found ? { host: found[1]!, folder: found[2]! } : undefined;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** @throws Error with the program's output if it fails */
function run(program: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(program, args, { stdio: 'pipe' });
  let out = '';
  let problem = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  child.stdin.on('error', () => undefined); // The failure is reported by its exit code.
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `${program} is needed to deploy to another machine: install it here.`,
            )
          : error,
      ),
    );
    child.on('close', (code) => {
      const said = problem.trim().split('\n').slice(-5).join('\n');
      if (code === 0) resolve(out);
      else reject(new Error(`${program} failed (exit code ${code}): ${said}`));
    });
  });
}

/**
 * Creates a store on another machine, using ssh and rsync, which must be installed on
 * both.
 * @param ssh the ssh program; replaced in tests
 */
export function createRemoteStore({ host, folder }: Remote, ssh = 'ssh'): Store {
  /** Runs a shell script in the remote folder. */
  const runScript = (script: string, input?: string): Promise<string> =>
    run(ssh, [host, `set -eu; cd ${quote(folder)}; ${script}`], input);
  const incoming = (id: string) => `${RELEASES}/${INCOMING}${id}`;
  return {
    lock: async () => {
      const owner = `${process.pid}@${process.env.HOSTNAME ?? 'unknown'}`;
      await run(ssh, [host, `mkdir -p ${quote(`${folder}/${RELEASES}`)}`]);
      const answer = await runScript(
        `if mkdir ${LOCK} 2>/dev/null; then echo ${quote(owner)} > ${LOCK}/owner; else echo taken; fi`,
      );
      if (answer.trim() === 'taken')
        throw new Error(
          `Another deployment to ${host}:${folder} is running. If none is, delete the folder ${LOCK} there.`,
        );
      return async () => {
        await runScript(`rm -rf ${LOCK}`);
      };
    },
    read: async () => {
      const answer = await runScript(
        `readlink ${CURRENT} || echo; ls ${RELEASES} | tr '\\n' ' '; echo; cat ${BUILDS_FILE} 2>/dev/null || echo '[]'`,
      );
      const [link = '', names = '', ...rest] = answer.split('\n');
      return {
        builds: parseBuilds(rest.join('\n')),
        ...(link === '' ? {} : { current: path.posix.basename(link) }),
        releases: names.split(' ').filter((name) => name !== ''),
      };
    },
    upload: async (id, from, files) => {
      await runScript(`mkdir -p ${incoming(id)}`);
      const target = `${host}:${folder}/${incoming(id)}/`;
      const options = ['--recursive', '--files-from=-', `--rsh=${ssh}`];
      // Unchanged files are hard-linked to the current build, if there is one, including
      // their times.
      options.push(`--link-dest=../../${CURRENT}/`, '--checksum');
      await run('rsync', [...options, `${from}/`, target], files.join('\n'));
    },
    carry: async (id, from, files) => {
      await runScript(
        `while IFS= read -r file; do
          source=${RELEASES}/${from}/$file; target=${incoming(id)}/$file
          if [ -f "$source" ] && [ ! -e "$target" ]; then
            mkdir -p "$(dirname "$target")"; ln "$source" "$target"
          fi
        done`,
        files.map((file) => `${file}\n`).join(''),
      );
    },
    complete: async (id) => {
      await runScript(`mv ${incoming(id)} ${RELEASES}/${id}`);
    },
    activate: async (id) => {
      await runScript(
        `rm -f ${CURRENT}.draft; ln -s ${RELEASES}/${id} ${CURRENT}.draft; mv -T ${CURRENT}.draft ${CURRENT}`,
      );
    },
    keep: async (builds, releases) => {
      await runScript(
        `cat > ${BUILDS_FILE}.draft; mv ${BUILDS_FILE}.draft ${BUILDS_FILE}
        for name in $(ls -A ${RELEASES}); do
          case " ${releases.join(' ')} " in *" $name "*) ;; *) rm -rf "${RELEASES}/$name" ;; esac
        done`,
        JSON.stringify(builds),
      );
    },
  };
}
