import type { Version } from '../../../src/config/versions';
import { readVersionTable, TABLE_FILE, writeVersionTable } from '../table/versionTable';

/**
 * The file with the table of versions, in which a version has another status.
 * @param text of the file
 * @param name the version, as a command was given it
 * @throws Error if there is no such version, or its status is another than it must be
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
