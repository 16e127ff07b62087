// A connection as the readers of answers see it.

export interface Listener {
  /** Told by the ticks of this lane only. */
  readonly lane: { readonly key: string }
  /** Reports once that the login has ended. The client asks for a new token or signs out. */
  refuseLostIdentity(): void
  /** Tells everything that is new as of this tick, in one transition. */
  flush(tick: number, frames: FrameCache): boolean
  /** Reports that an answer takes long, or that it has arrived. False if no answer takes long now. */
  tellBehind(): boolean
}

export interface Version {
  readonly querySet: number
  readonly identity: number
  /** Equal keys for equal versions. */
  readonly key: string
  readonly json: string
}

/** Transitions of one tick with where they lead: many connections take the same one. */
export type FrameCache = Map<string, { readonly text: Buffer; readonly end: Version }>
