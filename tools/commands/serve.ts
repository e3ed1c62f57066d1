import { readVersion } from '../build/buildOptions';
import type { Given } from '../cli/parseCommand';

export async function run({ values }: Given<'serve'>): Promise<void> {
  // Read by src/config/versions.ts when it is loaded.
  if (values.version !== undefined)
    process.env.DOCS_VERSION = readVersion(values.version);
  const { serveSite } = await import('../cli/serveSite');
  await serveSite(values);
}
