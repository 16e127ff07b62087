// The program of the thread that makes documents.

import { runAsPdfProgram } from '#server/pdf/pdf-program.ts'

runAsPdfProgram()
