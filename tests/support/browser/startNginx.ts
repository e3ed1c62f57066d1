import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { NginxOptions } from '../../../tools/deploy/nginxOptions';
import { renderNginx } from '../../../tools/deploy/renderNginx';

export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(
  (file) => fs.existsSync(file),
);
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why tests with a real nginx cannot run here; undefined if they can. */
export const WITHOUT_NGINX =
  NGINX && fs.existsSync(BROTLI_MODULE)
    ? undefined
    : 'NOT RUN, nginx or its brotli module is missing: apt-get install nginx libnginx-mod-http-brotli-static';

export interface StartedNginx {
  port: number;
  close: () => Promise<void>;
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/robots.txt' }, (response) => {
        response.resume();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });

/**
 * Starts the installed nginx with the configuration that `npm run deploy:config -- nginx` prints.
 * @throws Error with the output of nginx if it rejects the configuration
 */
export async function startNginx(
  options: Omit<NginxOptions, 'port' | 'brotli'>,
): Promise<StartedNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  fs.writeFileSync(
    file,
    // If the master runs as root, its workers would run as a user who may not read the
    // test's files.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI_MODULE};
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
access_log off;
sendfile on;
${temporary}
${renderNginx({ ...options, port, brotli: true })}
}
`,
  );
  const args = ['-c', file, '-e', path.join(folder, 'error.log')];
  const check = spawnSync(NGINX ?? '', ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn(NGINX ?? '', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + 10_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(fs.readFileSync(path.join(folder, 'error.log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
