// The program of the process that reads uploaded files.

import { runAsReader } from '#server/import-worker/reader-main.ts'

runAsReader()
