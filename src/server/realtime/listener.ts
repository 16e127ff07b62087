// A connection from the view of the code that reads answers.

export interface Listener {
  /** Only the ticks of this lane notify it. */
  readonly lane: { readonly key: string }
  /** Reports, once, that the login has ended. The client asks for a new token or signs out. */
  refuseLostIdentity(): void
  /** Sends everything that is new as of this tick, in one transition. */
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

/** The transitions of a tick by their start and end versions, because many connections get the same one. */
export type FrameCache = Map<string, { readonly text: Buffer; readonly end: Version }>
