// A file on its way from the page it was dropped on to the page that imports it. It stays in memory, because
// a file cannot go into an address and no other page needs it.

import { useSyncExternalStore } from 'react'
import type { ImportKind } from '#domain/import/mapping.ts'

export interface FileTarget {
  readonly storeId: string
  readonly auditId: string | null
}

export interface HandedFile extends FileTarget {
  readonly file: File
  /** What it can be imported as, judging by its columns. */
  readonly use: ImportKind
}

let handed: HandedFile | undefined
const listeners = new Set<() => void>()

export function handOverFile(next: HandedFile): void {
  replace(next)
}

/** Hands the file over once, to a single caller. */
export function claimHandedFile(target: FileTarget): HandedFile | undefined {
  const found = handedFor(target)
  if (found) replace(undefined)
  return found
}

/** The file that waits to be imported there. */
export function useHandedFile(target: FileTarget): HandedFile | undefined {
  return useSyncExternalStore(
    subscribe,
    () => handedFor(target),
    () => undefined,
  )
}

function handedFor({ storeId, auditId }: FileTarget): HandedFile | undefined {
  return handed?.storeId === storeId && handed.auditId === auditId ? handed : undefined
}

function replace(next: HandedFile | undefined): void {
  handed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names of files whose import was started on this page and that the server does not know yet. */
const begun = new Set<string>()

export function noteBegunFile(name: string): () => void {
  begun.add(name)
  return () => begun.delete(name)
}

export function begunFile(): string | undefined {
  return begun.values().next().value
}

/** Set while the page itself accepts a file: then a file dropped anywhere on the page goes there. */
let zone: ((file: File) => void) | undefined

export function noteZone(take: (file: File) => void): () => void {
  zone = take
  return () => {
    if (zone === take) zone = undefined
  }
}

export function openZone(): ((file: File) => void) | undefined {
  return zone
}
