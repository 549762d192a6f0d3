import { readFile } from 'node:fs/promises';

/**
 * Returns the processor time that all threads of a program have used, in milliseconds. A tick has ten of them.
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export async function cpuTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid ?? 0}/stat`, 'utf8');
  // Without the name, which may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
  return 10 * (Number(fields[12]) + Number(fields[13]));
}
