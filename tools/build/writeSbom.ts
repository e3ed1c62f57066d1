import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readTextAsync } from '../../content/text/readText';

/** Where scanners look for it, at the root of the site. */
export const SBOM_FILE = 'sbom.cdx.json';

/**
 * Only uses the lockfile, so that no registry is needed. Some packages have older majors
 * of React as peers than the installed one, on purpose, for which npm would otherwise
 * fail.
 */
const ARGUMENTS = [
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'],
  ...['--package-lock-only', '--legacy-peer-deps', '--offline'],
];
const MAX_OUTPUT = 100 * 1024 * 1024;

type Fields = Record<string, unknown>;

/** The parts of a CycloneDX document that are changed here. */
interface Bom extends Fields {
  metadata: Fields & { component: Fields };
  components: (Fields & { 'bom-ref': string })[];
  dependencies: (Fields & { ref: string })[];
}

/**
 * Writes the packages of a site with their versions as CycloneDX JSON: the whole
 * lockfiles. Packages for tests have the property `cdx:npm:package:development`.
 * @param folder output folder
 * @param siteDir has package.json and package-lock.json
 * @param others folders with those of older versions
 * @throws Error with npm's message if it fails
 */
export async function writeSbom(
  folder: string,
  siteDir: string,
  others: readonly string[] = [],
): Promise<void> {
  const texts = await Promise.all([siteDir, ...others].map(runNpmSbom));
  const bom = mergeBoms(texts.map((text) => JSON.parse(text) as Bom));
  const manifest = await readTextAsync(path.join(siteDir, 'package.json'));
  const { name } = JSON.parse(manifest) as { name: string };
  await fs.writeFile(
    path.join(folder, SBOM_FILE),
    JSON.stringify(makeReproducible(bom, name)),
  );
}

/** Adds the packages of other documents to the first one, each once. */
function mergeBoms(boms: readonly Bom[]): Bom {
  const [first] = boms as [Bom];
  const merge = <Entry>(entries: Entry[], key: keyof Entry): Entry[] => [
    // Of entries with the same key, a map has the value of the last one.
    ...new Map(entries.toReversed().map((entry) => [entry[key], entry])).values(),
  ];
  return {
    ...first,
    components: merge(
      boms.flatMap(({ components }) => components),
      'bom-ref',
    ),
    dependencies: merge(
      boms.flatMap(({ dependencies }) => dependencies),
      'ref',
    ),
  };
}

async function runNpmSbom(siteDir: string): Promise<string> {
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
 * Makes the file reproducible, at any time and place: without serial number, time, npm
 * version, folder name and registry addresses.
 */
function makeReproducible(bom: Bom, name: string): Fields {
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
