/** The workflows match the configuration of the site: versions, languages, variables. */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import {
  readSiteConfig,
  SITE_VARIABLES,
} from '../../../src/config/environment/readSiteConfig';
import { CURRENT_VERSION, MAINTAINED_VERSIONS } from '../../../src/config/versions';
import { readYaml } from '../../support/tools/readYaml';
import { listJobs, selectShard } from '../../../tools/build/jobs';
import { readBuildOptions } from '../../../tools/build/buildOptions';
import { listSteps as listTestSteps } from '../../../tools/test/steps';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      strategy?: { matrix: { include: Record<string, unknown>[] } };
      needs?: string;
      steps: Step[];
    }
  >;
}

const FOLDER = '.github/workflows';
const files = fs.readdirSync(path.join(SITE_DIR, FOLDER));
const read = (file: string) => readYaml<Workflow>(`${FOLDER}/${file}`);
const listSteps = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) => steps);

const { scripts, engines } = JSON.parse(
  fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
) as { scripts: Record<string, string>; engines: { node: string } };

test.each(files)(
  '%s: pinned actions, least privileges, a timeout, existing commands',
  (file) => {
    const workflow = read(file);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const { uses, run, with: options } of listSteps(workflow)) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout@'))
        expect(options?.['persist-credentials']).toBe(false);
      if (uses?.startsWith('actions/setup-node@'))
        expect(Number(options?.['node-version'])).toBeGreaterThanOrEqual(
          Number.parseInt(engines.node.replace('>=', ''), 10),
        );
      const commands = [...(run ?? '').matchAll(/npm (?:run (?:--silent )?)?([\w:]+)/g)];
      for (const [, name = ''] of commands)
        if (name !== 'ci') expect(Object.keys(scripts)).toContain(name);
      // Inputs inside of a script would allow command injection.
      expect(run ?? '').not.toMatch(/\$\{\{ *(github|inputs|vars|secrets)\b/);
    }
  },
);

test('nightly runs every step of test:all, and all shards of the sharded ones', () => {
  const { include } = read('nightly.yml').jobs.all?.strategy?.matrix ?? { include: [] };
  const shards = include.flatMap(({ only, shard = '1/1' }) =>
    String(only)
      .split(',')
      .map((step) => `${step} ${shard}`),
  );
  const names = listTestSteps(true).map(({ name }) => name);
  const expected = names.flatMap((name) => {
    const [, parts = 1] =
      shards.find((each) => each.startsWith(`${name} `))?.split('/') ?? [];
    return Array.from(
      { length: Number(parts) },
      (_, part) => `${name} ${part + 1}/${parts}`,
    );
  });
  expect(shards.toSorted()).toEqual(expected.toSorted());
});

test('each version is built in each language, on a separate machine', () => {
  const jobs = listJobs([CURRENT_VERSION, ...MAINTAINED_VERSIONS]);
  const { include } = read('publish.yml').jobs.build?.strategy?.matrix ?? { include: [] };
  // If this fails, correct the matrix of .github/workflows/publish.yml.
  expect(include).toEqual(
    jobs.map(({ version, language }, index) => ({
      shard: `${index + 1}/${jobs.length}`,
      version: version.major,
      language,
    })),
  );
  for (const [index, entry] of include.entries()) {
    const { shard } = readBuildOptions({ shard: String(entry.shard) });
    expect(shard && selectShard(jobs, shard)).toEqual([jobs[index]]);
  }
});

test('all built parts are merged, and the merged site is published', () => {
  const { jobs } = read('publish.yml');
  const { build, merge, publish } = jobs;
  expect([merge?.needs, publish?.needs]).toEqual(['build', 'merge']);
  const runs = (job: typeof build) => job?.steps.map(({ run }) => run).join('\n') ?? '';
  expect(runs(build)).toContain('npm run build -- --all-versions --shard');
  expect(runs(merge)).toContain('npm run build -- --merge');
  // The policy of the new pages first.
  expect(runs(publish)).toMatch(
    /npm run --silent deploy:config -- nginx[^]+reload[^]+npm run deploy/,
  );
});

test('every variable of the site is passed to all jobs that publish it', () => {
  const env = read('publish.yml').env ?? {};
  expect(Object.keys(env).sort()).toEqual([...SITE_VARIABLES].sort());
  for (const [name, value] of Object.entries(env))
    expect(value).toBe(`\${{ vars.${name} }}`);
  // A hosted CI sets missing variables to empty strings.
  const unset = Object.fromEntries(SITE_VARIABLES.map((name) => [name, '']));
  expect(readSiteConfig(unset)).toEqual(readSiteConfig({}));
});

test('checks and nightly runs use the versions of the README, with a real nginx', () => {
  for (const [file, command] of [
    ['checks.yml', 'npm test'],
    ['nightly.yml', 'npm run test:all'],
  ] as const) {
    const runs = listSteps(read(file)).map(({ run }) => run ?? '');
    expect(runs.join('\n')).toContain(command);
    expect(runs.join('\n')).toContain('nginx libnginx-mod-http-brotli-static rsync');
  }
});
