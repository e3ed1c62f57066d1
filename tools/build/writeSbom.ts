import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where scanners look for it; at the root of the site. */
export const SBOM_FILE = 'sbom.cdx.json';

/**
 * From the lockfile alone, so that no registry is asked. Some packages name older majors of React
 * as their peers than the one that is installed, on purpose: npm would stop there.
 */
const ARGUMENTS = [
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'],
  ...['--package-lock-only', '--legacy-peer-deps', '--offline'],
];
const MAX_OUTPUT = 100 * 1024 * 1024;

type Fields = Record<string, unknown>;

/** The part of a CycloneDX document that is changed here. */
interface Bom extends Fields {
  metadata: Fields & { component: Fields };
  components: Fields[];
}

/**
 * Writes which packages a site is made of, in which versions, as CycloneDX JSON: all of the
 * lockfile. Those for tests have the property `cdx:npm:package:development`.
 * @param folder where the file goes
 * @param siteDir has package.json and package-lock.json
 * @throws Error with what npm says where it cannot tell
 */
export async function writeSbom(folder: string, siteDir: string): Promise<void> {
  const bom = JSON.parse(await askNpm(siteDir)) as Bom;
  const manifest = await fs.readFile(path.join(siteDir, 'package.json'), 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  await fs.writeFile(path.join(folder, SBOM_FILE), JSON.stringify(makeSame(bom, name)));
}

async function askNpm(siteDir: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', ARGUMENTS, {
      cwd: siteDir,
      maxBuffer: MAX_OUTPUT,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = (stderr.trim() || message).split('\n').slice(0, 4).join('\n');
    throw new Error(
      `${SBOM_FILE} could not be written, since npm sbom failed. Look whether package-lock.json fits package.json: npm install --package-lock-only\n${said}`,
    );
  }
}

/**
 * Two builds of the same sources write the same file, whenever and wherever they run: without
 * number, time, version of npm, name of the folder and addresses of a registry.
 */
function makeSame(bom: Bom, name: string): Fields {
  const { component, ...metadata } = without(
    bom.metadata,
    'timestamp',
  ) as Bom['metadata'];
  return {
    ...without(bom, 'serialNumber'),
    metadata: {
      ...metadata,
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...without(component, 'externalReferences'), name },
    },
    components: bom.components.map((each) => without(each, 'externalReferences')),
  };
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
