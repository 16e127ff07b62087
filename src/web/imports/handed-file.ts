// A file on its way from the page on which it was dropped to the page that imports it. It stays in
// memory: a file cannot be put into an address, and nobody else needs it.

import { useSyncExternalStore } from 'react'
import type { ImportKind } from '#domain/import/mapping.ts'

export interface FileTarget {
  readonly storeId: string
  readonly auditId: string | null
}

export interface HandedFile extends FileTarget {
  readonly file: File
  /** What it is good for, by its columns. */
  readonly use: ImportKind
}

let handed: HandedFile | undefined
const listeners = new Set<() => void>()

export function handOverFile(next: HandedFile): void {
  replace(next)
}

/** Gives it to one only, and once. */
export function claimHandedFile(target: FileTarget): HandedFile | undefined {
  const found = handedFor(target)
  if (found) replace(undefined)
  return found
}

/** What waits to be imported there. */
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

/** Names of files that somebody has begun to import on this page; the server does not know them yet. */
const begun = new Set<string>()

export function noteBegunFile(name: string): () => void {
  begun.add(name)
  return () => begun.delete(name)
}

export function begunFile(): string | undefined {
  return begun.values().next().value
}

/** Where the page itself waits for a file: what comes anywhere on the page is for it. */
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
