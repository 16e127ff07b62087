// The program of the thread that makes insights.

import { runAsInsightProgram } from '#server/insight-worker/insight-program.ts'

runAsInsightProgram()
