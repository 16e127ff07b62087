// From what was measured to figures, each beside the reference that it is judged by.

import { type Figure, percentile } from './figure.ts'
import type { BroadcastCost } from './measure-broadcast.ts'
import type { Measured } from './measure-counting.ts'

export interface RealtimeRun {
  /** The engine with one subscriber on each node: what everything but fan-out costs. */
  readonly few: Measured
  readonly engine: Measured
  readonly naive: Measured
  readonly bare: BroadcastCost
}

export function realtimeFigures({ few, engine, naive, bare }: RealtimeRun): readonly Figure[] {
  const against = (figure: string, unit: string, read: (measured: Measured) => number): Figure => ({
    figure,
    unit,
    value: read(engine),
    reference: read(naive),
  })
  const fromCommit = (percent: number) =>
    against(`commit to screen p${percent}`, 'ms', (one) => percentile(one.fromCommitMs, percent))
  const fromAsking = (percent: number) =>
    against(`asked to screen p${percent}`, 'ms', (one) => percentile(one.fromAskingMs, percent))
  const fanOutUs =
    ((engine.cpuMs - few.cpuMs * (engine.seconds / few.seconds)) * 1_000) /
    (engine.messages - few.messages * (engine.seconds / few.seconds))
  return [
    fromCommit(50),
    fromCommit(99),
    fromAsking(50),
    fromAsking(99),
    against('delivered', 'messages/s', (one) => one.messages / one.seconds),
    {
      figure: 'server CPU per delivered message, all in',
      unit: 'µs',
      value: cpuPerMessageUs(engine),
      reference: cpuPerMessageUs(bare),
    },
    {
      figure: 'server CPU per delivered message, fan-out alone',
      unit: 'µs',
      value: fanOutUs,
      reference: cpuPerMessageUs(bare),
    },
    {
      figure: 'servers together',
      unit: 'cores',
      value: cores(engine),
      reference: cores(bare),
    },
    against('counts done of those asked', 'share', (one) => one.done / one.asked),
    against('close lookers with another last view than the table', 'count', (one) => one.lost),
    against('inconsistent transitions', 'count', (one) => one.inconsistent),
    {
      figure: 'one message',
      unit: 'bytes',
      value: Buffer.byteLength(engine.frame),
      reference: Buffer.byteLength(naive.frame),
    },
  ]
}

interface Cost {
  readonly cpuMs: number
  readonly messages: number
  readonly seconds: number
}

function cpuPerMessageUs({ cpuMs, messages }: Cost): number {
  return (cpuMs * 1_000) / messages
}

function cores({ cpuMs, seconds }: Cost): number {
  return cpuMs / 1_000 / seconds
}
