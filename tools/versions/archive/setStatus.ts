import type { Version } from '../../../src/config/versions';
import { readVersionTable, TABLE_FILE, writeVersionTable } from '../table/versionTable';

/**
 * Changes the status of a version in the table of versions.
 * @param text content of the file
 * @param name the version, as given to the command
 * @throws Error if there is no such version, or it does not have the expected status
 */
export function setStatus(
  text: string,
  name: string,
  { from, to }: { from: Version['status']; to: Version['status'] },
): string {
  const table = readVersionTable(text);
  const version = table.find(({ major }) => String(major) === name);
  if (version?.status !== from) {
    const majors = table.filter(({ status }) => status === from);
    const fault = version ? `is "${version.status}"` : 'does not exist';
    throw new Error(
      `Version "${name}" ${fault} in ${TABLE_FILE}. Name one that is "${from}": ${majors.map(({ major }) => major).join(', ') || 'there is none'}.`,
    );
  }
  return writeVersionTable(
    text,
    table.map((each) => (each === version ? { ...each, status: to } : each)),
  );
}
