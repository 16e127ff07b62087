// @vitest-environment happy-dom
import { validation } from './section-5-validation.rows.ts'
import { walk } from './support/walk.ts'

walk(validation)
