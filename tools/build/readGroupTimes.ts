import fs from 'node:fs';

/** The unit of times in /proc, which Linux holds to for all programs. */
const MS_PER_TICK = 10;

/**
 * Processor time that all processes of some groups have used so far, in ms.
 * @param groups ids of the groups
 * @returns undefined on systems without /proc
 */
export function readGroupTimes(groups: readonly number[]): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = processes.map((id) => {
    const fields = readStat(id);
    // By `man proc_pid_stat`, counted from the state: group, then user and system time.
    return groups.includes(Number(fields[2]))
      ? Number(fields[11]) + Number(fields[12])
      : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * MS_PER_TICK;
}

/** The fields behind the program's name, which itself may hold spaces and brackets. */
function readStat(id: string): string[] {
  try {
    const text = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // It has ended in the meantime.
  }
}
