// One endpoint of the double.

import type { Form } from './form.ts'
import type { StripeState } from './state.ts'

export type Handler = (state: StripeState, id: string, form: Form) => object

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly handle: Handler
}

export function route(method: Route['method'], path: string, handle: Handler): Route {
  return { method, path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`), handle }
}

export function newest<Row extends { readonly created: number }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((one, other) => other.created - one.created)
}
