// The program of the thread that makes insights.

import { runAsInsightProgram } from '#server/insights/insight-program.ts'

runAsInsightProgram()
