/**
 * `npm run build [-- --verbose]`: builds the languages side by side, each in a process of its
 * own (several in one process leak memory), and lays them out as one folder for any static host.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { INTRODUCTION_PATH } from '../../src/config/site';
import { buildFrame } from '../../plugins/playground/buildFrame';
import { readSiteConfig } from '../../site/environment/readSiteConfig';
import { getDocusaurusArgs } from './getDocusaurusArgs';
import { renderRedirect } from './renderRedirect';
import { renderRobots } from './renderRobots';
import { runCommand } from './runCommand';
import { BUILD_DIR, SITE_DIR } from '../../site/paths/siteDir';
import { writeRootRedirects } from '../redirects/writeRootRedirects';

const WORK_DIR = path.join(SITE_DIR, '.cache', 'build');

function buildLanguage(language: Language): Promise<void> {
  const child = spawn(
    process.execPath,
    getDocusaurusArgs([
      'build',
      '--locale',
      language,
      '--out-dir',
      path.join(WORK_DIR, language),
    ]),
    {
      cwd: SITE_DIR,
      stdio: 'inherit',
      // Each process keeps its generated files apart from the other's.
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build-${language}`,
      },
    },
  );
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The ${language} build failed (exit code ${code}).`)),
    );
  });
}

/** Docusaurus puts a language with a base address of its own below `<out>/<language>`. */
async function findOutput(language: Language): Promise<string> {
  const nested = path.join(WORK_DIR, language, language);
  const exists = await fs.stat(nested).catch(() => undefined);
  return exists ? nested : path.join(WORK_DIR, language);
}

async function assemble(): Promise<void> {
  await fs.rm(BUILD_DIR, { recursive: true, force: true });
  await fs.mkdir(BUILD_DIR, { recursive: true });
  for (const language of LANGUAGES) {
    const target = path.join(BUILD_DIR, BASE_URLS[language]);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.rename(await findOutput(language), target);
  }
  const { siteUrl } = readSiteConfig(process.env);
  await fs.writeFile(path.join(BUILD_DIR, 'robots.txt'), renderRobots(siteUrl));
  await fs.writeFile(
    path.join(BUILD_DIR, 'index.html'),
    renderRedirect(INTRODUCTION_PATH),
  );
  await fs.copyFile(
    path.join(BUILD_DIR, BASE_URLS.en, '404.html'),
    path.join(BUILD_DIR, '404.html'),
  );
  await writeRootRedirects(SITE_DIR, BUILD_DIR);
}

async function main(): Promise<void> {
  readSiteConfig(process.env);
  await fs.rm(WORK_DIR, { recursive: true, force: true });
  await buildFrame(SITE_DIR); // One for all languages, which would else each make it.
  await Promise.all(LANGUAGES.map(buildLanguage));
  await assemble();
  console.log(
    `Built ${LANGUAGES.join(' and ')} into ${path.relative(SITE_DIR, BUILD_DIR)}/. See it with: npm run serve`,
  );
}

runCommand(main);
