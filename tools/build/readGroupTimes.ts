import fs from 'node:fs';
import { readText } from '../../content/text/readText';

/** The unit of times in /proc, which is constant for user programs on Linux. */
const MS_PER_TICK = 10;

/**
 * Returns the CPU time used by all processes in process groups, in ms.
 * @param groups ids of the groups
 * @returns undefined on systems without /proc
 */
export function readGroupTimes(groups: readonly number[]): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = processes.map((id) => {
    const fields = readStat(id);
    // Indexes counted from the state, see `man proc_pid_stat`: group, user time, system
    // time.
    return groups.includes(Number(fields[2]))
      ? Number(fields[11]) + Number(fields[12])
      : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * MS_PER_TICK;
}

/** The fields after the program's name, which may contain spaces and brackets. */
function readStat(id: string): string[] {
  try {
    const text = readText(`/proc/${id}/stat`);
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // The process has exited in the meantime.
  }
}
