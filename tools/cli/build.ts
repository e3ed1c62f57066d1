/**
 * `npm run build [-- --verbose]`: builds the languages side by side, each in a process of its own
 * (several in one process leak memory), lays them out as one folder for any static host beside
 * `build/`, and switches.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../src/config/languages';
import { buildFrame } from '../../plugins/playground/buildFrame';
import { readSiteConfig } from '../../site/environment/readSiteConfig';
import { BUILD_DIR, SITE_DIR } from '../../site/paths/siteDir';
import { assembleSite } from '../build/assembleSite';
import { writeRootRedirects } from '../redirects/writeRootRedirects';
import { finishSite } from '../build/finishSite';
import { lockBuild } from '../build/lockBuild';
import { runLanguages } from '../build/runLanguages';
import { setCacheAside } from '../build/setCacheAside';
import { finishSwitch, nextOf, STAGE_DIR, switchBuild } from '../build/switchBuild';
import { StalledError } from '../build/watchProgress';
import { writeHeadersFile } from '../deploy/writeHeadersFile';
import { getDocusaurusArgs } from './getDocusaurusArgs';
import { runCommand } from './runCommand';

const outputOf = (language: Language): string => path.join(STAGE_DIR, language);

const buildLanguages = (): Promise<void> =>
  runLanguages(
    LANGUAGES.map((language) => ({
      language,
      args: getDocusaurusArgs([
        'build',
        ...['--locale', language],
        ...['--out-dir', outputOf(language)],
      ]),
      // Each process keeps its generated files apart from the other's.
      env: { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build-${language}` },
    })),
  );

/** A damaged cache of the bundler has builds wait for ever, without a word. */
async function buildPatiently(): Promise<void> {
  try {
    await buildLanguages();
  } catch (error) {
    if (!(error instanceof StalledError)) throw error;
    const aside = await setCacheAside();
    if (aside === undefined) throw tellStalled(error);
    console.error(
      `${error.message} The bundler's cache may be damaged; it is at ${aside} now. The build starts again without it.`,
    );
    await buildLanguages().catch((again: unknown) => {
      throw again instanceof StalledError ? tellStalled(again) : again;
    });
  }
}

const tellStalled = ({ message }: Error): Error =>
  new Error(
    `The build is stuck: ${message} It had no cache of the bundler to blame. Run npm run clear, then npm run build again; with -- --verbose it prints more.`,
  );

async function main(): Promise<void> {
  const site = readSiteConfig(process.env);
  const unlock = await lockBuild();
  try {
    await finishSwitch();
    await fs.rm(STAGE_DIR, { recursive: true, force: true });
    await buildFrame(SITE_DIR); // One for all languages, which would else each make it.
    await buildPatiently();
    const outputs = Object.fromEntries(
      LANGUAGES.map((language) => [language, outputOf(language)]),
    ) as Record<Language, string>;
    await assembleSite(outputs, nextOf(), site.siteUrl);
    await writeRootRedirects(SITE_DIR, nextOf());
    await writeHeadersFile(nextOf(), site);
    await finishSite(nextOf(), BUILD_DIR);
    await switchBuild();
  } finally {
    await unlock();
  }
  console.log(
    `Built ${LANGUAGES.join(' and ')} into ${path.relative(SITE_DIR, BUILD_DIR)}/. See it with: npm run serve`,
  );
}

runCommand(main);
