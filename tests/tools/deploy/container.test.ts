/**
 * The container: no engine runs here, so its file is read, and its nginx runs with the
 * same privileges.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { COMMON_HEADERS } from '../../../tools/deploy/headerRules';
import { renderNginx } from '../../../tools/deploy/renderNginx';
import { requestHost } from '../../support/tools/requestHost';
import { findFreePort, NGINX, WITHOUT_NGINX } from '../../support/browser/startNginx';
import { readYaml } from '../../support/tools/readYaml';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();
const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/** Instructions in order, with continued lines joined. */
const instructions = read('deploy/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', ...rest] = line.split(' ');
    return { name, value: rest.join(' ').trim() };
  });
const valueOf = (name: string) =>
  instructions.filter((each) => each.name === name).map(({ value }) => value);
const command = JSON.parse(valueOf('CMD').join('')) as string[];
const COPIES = valueOf('COPY').map((value) => {
  const words = value.split(' ');
  return { from: words.slice(0, -1), to: words.at(-1) ?? '' };
});
const PORT = '8080';

test('the base image is pinned by its digest', () => {
  expect(valueOf('FROM')).toEqual([
    expect.stringMatching(/^debian:[\w.-]+@sha256:[0-9a-f]{64}$/),
  ]);
});

test('nginx runs as an unprivileged user', () => {
  expect(valueOf('USER')).toEqual(['www-data']);
  const order = instructions.map(({ name }) => name);
  expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
  expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  expect(valueOf('ADD')).toEqual([]);
});

test('copied files exist, or are created by the commands of the guide', () => {
  const guide = read('deploy/README.md');
  const ignored = read('deploy/Containerfile.dockerignore').split('\n');
  for (const file of COPIES.flatMap(({ from }) => from)) {
    const isMade =
      file === 'build' ||
      guide.includes(
        `npm run --silent deploy:config -- nginx --root /srv/atlas --port ${PORT} > ${file}`,
      );
    expect([file, isMade || fs.existsSync(path.join(SITE_DIR, file))]).toEqual([
      file,
      true,
    ]);
    expect(ignored).toContain(`!${file.split('/')[0]}`);
  }
  expect(COPIES.find(({ from }) => from.includes('build'))?.to).toBe('/srv/atlas');
  expect(command).toEqual([
    'nginx',
    '-e',
    'stderr',
    '-p',
    COPIES[0]?.to.replace(/\/$/, ''),
    '-c',
    'nginx.conf',
  ]);
});

test('the container has the modules that its configuration loads', () => {
  const installed = valueOf('RUN').join('\n');
  expect(installed).toContain('nginx libnginx-mod-http-brotli-static');
  expect(read('deploy/nginx.conf')).toContain('ngx_http_brotli_static_module.so');
});

test('the compose file drops all capabilities and maps the port', () => {
  const { services } = readYaml<{
    services: { site: Record<string, unknown> & { build: Record<string, string> } };
  }>('deploy/compose.yaml');
  const { site } = services;
  expect(path.join('deploy', site.build.context ?? '', site.build.dockerfile ?? '')).toBe(
    'deploy/Containerfile',
  );
  expect(site).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    ports: [`${PORT}:${PORT}`],
  });
  expect(valueOf('EXPOSE')).toEqual([PORT]);
  // It is read-only except for /tmp.
  const written = read('deploy/nginx.conf').matchAll(/^ *(?:pid|\w+_temp_path) (\S+);/gm);
  const paths = [...written].map(([, file]) => file);
  expect(paths).toHaveLength(6);
  for (const file of paths) expect(file).toMatch(/^\/tmp\//);
});

(WITHOUT_NGINX ? describe.skip : describe)(
  `its nginx${WITHOUT_NGINX ? `: ${WITHOUT_NGINX}` : ''}`,
  () => {
    /** The user id of www-data on every Debian. */
    const WWW_DATA = 33;
    const isRoot = process.getuid?.() === 0;
    let child: ChildProcess;
    let port = 0;
    let logFile = '';

    beforeAll(async () => {
      port = await findFreePort();
      const folder = makeDir({ 'srv/x/index.html': 'home', 'srv/x/404.html': 'missing' });
      const options = {
        root: path.join(folder, 'srv'),
        domain: 'docs.example.com',
        port,
        brotli: true,
        policies: { page: "default-src 'self'", frame: 'sandbox' },
        redirects: [],
        hosts: [],
        folders: [],
        scripts: [],
      };
      const temporary = path.join(folder, 'tmp');
      fs.mkdirSync(temporary);
      fs.chmodSync(temporary, 0o777);
      fs.writeFileSync(
        path.join(folder, 'nginx.conf'),
        read('deploy/nginx.conf').replaceAll(/ \/tmp\//g, ` ${temporary}/`),
      );
      fs.writeFileSync(path.join(folder, 'site.conf'), renderNginx(options));
      fs.chmodSync(folder, 0o755);
      const args = command.slice(1).map((arg) => (arg.startsWith('/') ? folder : arg));
      // A file, because a log can be reopened at it; a pipe of Node is a socket.
      logFile = path.join(temporary, 'log');
      fs.writeFileSync(logFile, '');
      if (isRoot) fs.chownSync(logFile, WWW_DATA, WWW_DATA);
      const log = fs.openSync(logFile, 'a');
      child = spawn(NGINX ?? '', args, {
        stdio: ['ignore', log, log],
        ...(isRoot ? { uid: WWW_DATA, gid: WWW_DATA } : {}),
      });
      fs.closeSync(log);
      for (let tries = 0; tries < 200; tries += 1) {
        const answer = await requestHost(port, '/x/').catch(() => undefined);
        if (answer || child.exitCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, 60_000);
    afterAll(async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
    });

    test('serves the site without warnings', async () => {
      expect(fs.readFileSync(logFile, 'utf8')).not.toMatch(
        /\[(warn|alert|emerg|error)\]/,
      );
      const { status, body, headers } = await requestHost(port, '/x/');
      expect([status, body.toString()]).toEqual([200, 'home']);
      expect(fs.readFileSync(logFile, 'utf8')).toContain('"GET /x/ HTTP/1.1" 200');
      for (const [name, value] of Object.entries(COMMON_HEADERS))
        expect(headers[name.toLowerCase()]).toBe(value);
      const missing = await requestHost(port, '/x/nowhere/');
      expect([missing.status, missing.body.toString()]).toEqual([404, 'missing']);
    });

    test('no process of it has a capability', () => {
      if (process.platform !== 'linux') return;
      const status = fs.readFileSync(`/proc/${child.pid}/status`, 'utf8');
      expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).not.toBe('0');
      expect(/^CapEff:\t(\w+)/m.exec(status)?.[1]).toMatch(/^0+$/);
    });
  },
);
