// The program of the process that reads uploaded files.

import { runAsReader } from '#server/imports/reader-main.ts'

runAsReader()
