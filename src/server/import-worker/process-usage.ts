import { readFile } from 'node:fs/promises'

export interface ProcessUsage {
  readonly cpuSeconds: number
  readonly memoryBytes: number
}

/** As Linux counts them, whatever the machine. */
const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4_096

/** Undefined where the system does not tell, and once the process has ended. */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, statm] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/statm`, 'utf8'),
    ])
    // The name of the program may hold anything; the numbers begin after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, residentPages = '0'] = statm.split(' ')
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      memoryBytes: Number(residentPages) * PAGE_BYTES,
    }
  } catch {
    return undefined
  }
}
