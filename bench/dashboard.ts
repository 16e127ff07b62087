/**
 * `npm run bench -- dashboard [--times=40]`: the manager's dashboard on an audit with 50,000 items,
 * 2,000 shelves and 500,000 events, beside the bare SQL that it needs, and beside itself with a tenth
 * of the events.
 */
import { parseArgs } from 'node:util'
import { api } from '#contract/api.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { medianMs, printFigure } from './support/figure.ts'
import { buildLargeAudit, type LargeAudit } from './support/large-audit.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '40' } } })
const ROUNDS = { times: Number(values.times), warmUp: 8 }
const FEW_EVENTS = 25
const ALL_EVENTS = 250

await withBenchDatabase(async (database) => {
  const audit = await buildLargeAudit(database)
  const node = await startLiveNode({ database })
  const ask = (path: string) => () =>
    node.engine.runQueries(
      audit.manager.identity,
      [{ path, args: { auditId: audit.auditId } }],
      'consistent',
    )
  try {
    await audit.countMore(FEW_EVENTS)
    const few = await medianMs(ROUNDS, ask(api.audits.getDashboard.name))
    await audit.countMore(ALL_EVENTS - FEW_EVENTS)
    const all = await medianMs(ROUNDS, ask(api.audits.getDashboard.name))
    const bare = await medianMs(ROUNDS, () => bareSql(database, audit))
    print('getDashboard, beside the bare SQL', all, bare)
    print('getDashboard, beside itself with a tenth of the events', all, few)
    for (const { name } of [api.audits.getChecklist, api.audits.getActivity]) {
      print(
        `${name}, beside the bare SQL of the dashboard`,
        await medianMs(ROUNDS, ask(name)),
        bare,
      )
    }
  } finally {
    await node.stop()
  }
})

function print(figure: string, value: number, reference: number): void {
  printFigure('dashboard', { figure, value, unit: 'ms, p50', reference })
}

/** What a dashboard cannot do without: every shelf with its names, state and progress. */
async function bareSql({ owner }: BenchDatabase, audit: LargeAudit): Promise<void> {
  await owner.query({
    name: 'bare_dashboard',
    text: `select a.id, a.status, a.round, a.assignee_id, u.name, r.id as room, r.name as room_name,
        s.code, p.events, p.lines, p.quantity, p.warnings, p.last_event_at
      from assignment a
      join assignment_progress p on p.organization_id = a.organization_id
        and p.audit_id = a.audit_id and p.assignment_id = a.id
      join room r on r.organization_id = a.organization_id and r.id = a.room_id
      left join shelf s on s.organization_id = a.organization_id and s.id = a.shelf_id
      left join auth."user" u on u.id = a.assignee_id
      where a.organization_id = $1 and a.audit_id = $2 order by r.position, s.position`,
    values: [audit.organizationId, audit.auditId],
  })
}
