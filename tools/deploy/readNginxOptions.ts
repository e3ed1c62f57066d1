import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects } from '../../content/redirects/listRedirects';
import { CURRENT_VERSION, getVersionName, VERSIONS } from '../../src/config/versions';
import type { SiteConfig } from '../../src/types/siteConfig';
import { readManifest } from '../build/checkBuild';
import { VERSIONS_DIR } from '../build/getTarget';
import { getBuildHash, MANIFEST_FILE } from '../build/manifest';
import type { Given } from '../cli/parseCommand';
import { readPort } from '../cli/readPort';
import { listScriptHashes, makePolicies } from '../csp/renderPolicies';
import type { NginxOptions, ServedVersion } from './nginxOptions';
import { addBuild, readScripts, type ScriptsOfBuild } from './scriptsOfBuild';
import { CURRENT } from './store';

const HTTP = 80;
const HTTPS = 443;

/** Local folders of the builds; replaced in tests. */
export interface BuildPlaces {
  /** The build whose policy is used, and which is served unless `--root` is set. */
  build: string;
  /** Builds of versions with separate hosts. */
  versions: string;
}

const PLACES: BuildPlaces = { build: BUILD_DIR, versions: VERSIONS_DIR };

/**
 * Collects the options of the nginx configuration.
 * @param site site configuration
 * @throws Error with the invalid option
 */
export async function readNginxOptions(
  values: Given<'deploy:config'>['values'],
  site: SiteConfig,
  places: BuildPlaces = PLACES,
): Promise<NginxOptions> {
  const { root = places.build, certificate, key } = values;
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key belong together: name both or none.');
  for (const [name, value] of Object.entries({ root, ...values }))
    if (typeof value === 'string' && /[\s;{}"'$]/.test(value))
      throw new Error(`--${name} is "${value}", which nginx cannot take as a path.`);
  const port = readPort(values.port, certificate === undefined ? HTTP : HTTPS);
  const former = readFormer(values.former);
  const own = addBuild(await readBuild('site', places.build), former);
  const toPolicies = (builds: readonly ScriptsOfBuild[]) =>
    makePolicies(site, [
      ...new Set(builds.flatMap(({ hashes }) => hashes.map((hash) => `'${hash}'`))),
    ]);

  const folder = path.resolve(root);
  const names = VERSIONS.filter((version) => version !== CURRENT_VERSION).map(
    getVersionName,
  );
  const isInFolder = (name: string) => fs.existsSync(path.join(places.build, 'x', name));
  const hosts: ServedVersion[] = [];
  const scripts = [...own];
  for (const name of names.filter((each) => !isInFolder(each))) {
    const served = findVersion(name, folder, values.versions, places);
    const build = [path.join(places.versions, name), served].find(fs.existsSync);
    const builds = build ? addBuild(await readBuild(name, build), former) : [];
    const policy = build ? { policy: toPolicies(builds).page } : {};
    hosts.push({ name, root: served, ...policy });
    scripts.push(...builds);
  }
  return {
    root: folder,
    domain: site.docsDomain,
    port,
    ...(certificate !== undefined && key !== undefined
      ? { tls: { certificate: path.resolve(certificate), key: path.resolve(key) } }
      : {}),
    brotli: values['no-brotli'] !== true,
    policies: toPolicies(own),
    redirects: listRedirects(SITE_DIR),
    hosts,
    folders: names.filter(isInFolder),
    scripts,
  };
}

/**
 * The root folder of a version: next to the site, and switched by a link in the same way.
 */
function findVersion(
  name: string,
  root: string,
  versions: string | undefined,
  places: BuildPlaces,
): string {
  if (root === places.build && versions === undefined)
    return path.join(places.versions, name);
  const folder = path.resolve(versions ?? path.join(root, '..', 'versions'), name);
  return path.basename(root) === CURRENT ? path.join(folder, CURRENT) : folder;
}

async function readBuild(site: string, folder: string): Promise<ScriptsOfBuild> {
  const manifest = await readManifest(path.join(folder, MANIFEST_FILE));
  return {
    site,
    build: manifest ? getBuildHash(manifest) : '0',
    hashes: listScriptHashes(folder).map((hash) => hash.replaceAll("'", '')),
  };
}

function readFormer(file: string | undefined): ScriptsOfBuild[] {
  if (file === undefined) return [];
  try {
    return readScripts(readText(file));
  } catch {
    throw new Error(
      `--former is "${file}", which cannot be read: name the configuration that nginx has now, or leave the option out.`,
    );
  }
}
