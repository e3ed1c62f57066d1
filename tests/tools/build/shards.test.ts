import fs from 'node:fs';
import path from 'node:path';
import { CURRENT_VERSION, getVersionName } from '../../../src/config/versions';
import { listJobs, selectShard } from '../../../tools/build/jobs';
import { PLAN_FILE, readPlans } from '../../../tools/build/readBuildPlan';
import { listOutputs, writePlan } from '../../../tools/build/shards';
import { prepareTempDirs } from './support/tempDir';

const makeDir = prepareTempDirs();
const NAME = getVersionName(CURRENT_VERSION);
const ALL = listJobs([CURRENT_VERSION]);

async function makeParts(count: number, written = count): Promise<string> {
  const folder = makeDir();
  for (let index = 1; index <= written; index += 1)
    await writePlan(path.join(folder, `${index}-of-${count}`), {
      all: ALL,
      jobs: selectShard(ALL, { index, count }),
      layout: 'hosts',
    });
  return folder;
}

test('the outputs of all parts, in the order of the build', async () => {
  const folder = await makeParts(2);
  const outputs = listOutputs(await readPlans(folder));
  expect(outputs.map(({ language, folder: output }) => [language, output])).toEqual([
    ['en', path.join(folder, `1-of-2/${NAME}-en`)],
    ['zh', path.join(folder, `2-of-2/${NAME}-zh`)],
  ]);
});

test('a part that is missing, incomplete or from another build is reported', async () => {
  await expect(readPlans(makeDir())).rejects.toThrow('There are no parts of a build in');
  const incomplete = await readPlans(await makeParts(2, 1));
  expect(() => listOutputs(incomplete)).toThrow(`None of the 1 parts has ${NAME}-zh.`);

  const half = await makeParts(2);
  fs.rmSync(path.join(half, '2-of-2', PLAN_FILE));
  await expect(readPlans(half)).rejects.toThrow('2-of-2 is no whole part of a build');

  const mixed = await makeParts(2);
  const file = path.join(mixed, '2-of-2', PLAN_FILE);
  const plan = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...plan, source: 'another commit' }));
  await expect(readPlans(mixed)).rejects.toThrow('are parts of two builds');
});
