// @vitest-environment happy-dom
import { calls } from './section-7-calls.rows.ts'
import { walk } from './support/walk.ts'

walk(calls)
