import { expect, test } from 'vitest'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startSite } from '#tests/support/site-host.ts'
import { newId } from '../new-id.ts'

const { database, get, memberOf, organization } = await startSite()

test('the journal as a file has every entry, and nothing that a spreadsheet would run', async () => {
  const organizationId = await organization()
  const { token, id } = await memberOf(organizationId)
  for (let entry = 0; entry < 600; entry += 1) {
    await database.owner.query(
      `insert into journal (organization_id, id, user_id, action, details)
       values ($1, $2, $3, 'rooms.create', '{"name": "Hall"}')`,
      [organizationId, newId(), entry === 0 ? '=cmd()' : id],
    )
  }
  const authorization = `Bearer ${token}`
  const response = await get(`/api/journal.csv?orgId=${organizationId}`, { authorization })
  expect(response.headers.get('content-disposition')).toContain('journal.csv')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)], 'says that it is UTF-8').toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text.trimEnd().split('\r\n')).toHaveLength(601)
  expect(text).toContain(",rooms.create,'=cmd(),")
  const stranger = await memberOf(await organization())
  const refused = await get(`/api/journal.csv?orgId=${organizationId}`, {
    authorization: `Bearer ${stranger.token}`,
  })
  expect(refused.status).toBe(404)
  expect((await get(`/api/journal.csv?orgId=${organizationId}`)).status).toBe(401)
  const filtered = `/api/journal.csv?orgId=${organizationId}&action=stores`
  expect((await (await get(filtered, { authorization })).text()).trimEnd()).not.toContain('\n')
  const workbook = await get(`/api/journal.xlsx?orgId=${organizationId}`, { authorization })
  expect(workbook.headers.get('content-disposition')).toContain('journal.xlsx')
  const rows = readWorkbook(new Uint8Array(await workbook.arrayBuffer()))
  expect(rows).toHaveLength(601)
  const cells = rows.flatMap((row) => [...row.values()])
  expect(cells.filter(({ isFormula }) => isFormula)).toEqual([])
  expect(cells.map(({ text: said }) => said)).toContain('=cmd()')
  expect((await get(`/api/journal.xlsx?orgId=${organizationId}`)).status).toBe(401)
})

test('an address that does not fit is refused with the part that is wrong', async () => {
  const { token } = await memberOf(await organization())
  const refusalOf = async (address: string) => {
    const response = await get(address, { authorization: `Bearer ${token}` })
    expect(response.status).toBe(400)
    return response.text()
  }
  expect(await refusalOf('/api/journal.csv')).toContain('Organization is missing.')
  expect(await refusalOf('/api/journal.csv?orgId=x')).toContain(
    'Organization has an id that cannot be right.',
  )
})

test('the file is in the language of the page that asks for it, or else of its reader', async () => {
  const organizationId = await organization()
  const { cookie, id } = await memberOf(organizationId)
  await database.owner.query(
    `insert into journal (organization_id, id, user_id, action, details)
     values ($1, $2, $3, 'rooms.create', '{"name": "Hall"}')`,
    [organizationId, newId(), id],
  )
  const linesOf = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await get(`/api/journal.csv?orgId=${organizationId}${query}`, {
      cookie,
      ...headers,
    })
    return (await response.text()).split('\r\n')
  }
  const [, english = ''] = await linesOf('')
  expect(english).toContain(',Room added,Hall,,,rooms.create,')
  const [head, german = ''] = await linesOf('&language=de')
  expect(head).toBe('Zeit,Person,Was,Einzelheiten,Zählung,Filiale,action,person id,facts')
  expect(german).toContain(',Raum hinzugefügt,Hall,,,rooms.create,')
  const accepted = { 'accept-language': 'es' }
  expect((await linesOf('', accepted))[1]).toContain(',Área agregada,')
  await database.auth.query(`update auth."user" set language = 'fr' where id = $1`, [id])
  expect((await linesOf('', accepted))[1]).toContain(',Zone ajoutée,')
  expect((await linesOf('&language=klingon', accepted))[1]).toContain(',Zone ajoutée,')
})
