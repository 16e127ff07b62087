// The published types of papaparse depend on Node's types, which the domain must not see. These are the parts we use.
declare module 'papaparse/papaparse.js' {
  export interface ParseResult {
    readonly data: string[][]
    readonly errors: readonly {
      readonly code: string
      readonly row?: number
      readonly index?: number
    }[]
    readonly meta: { readonly cursor: number; readonly delimiter: string }
  }
  export interface ParseConfig {
    readonly delimiter?: string
    readonly newline?: '\n' | '\r'
    readonly preview?: number
  }
  interface Parser {
    parse(text: string, baseIndex: number, ignoreLastRow: boolean): ParseResult
  }
  const papaparse: {
    parse(text: string, config: ParseConfig): ParseResult
    readonly Parser: new (config: ParseConfig) => Parser
  }
  export default papaparse
}
