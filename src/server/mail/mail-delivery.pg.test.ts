import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { sendMailTask } from '../jobs/tasks/send-mail.ts'
import { listStoredMails, MOST_STORED_MAILS, saveMail } from './local-outbox.ts'
import { composeMail } from './mail.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { createMailQueue, SEND_MAIL } from './mail-queue.ts'

const SECRET = 'the secret of the tests has enough letters'
const database = await testDatabase()
const sink = await startSmtpSink()
afterAll(() => sink.stop())

const silent = pino({ level: 'silent' })
const server = { smtpUrl: sink.url, from: 'Shelfcount <shelfcount@example.test>' }

const letter = composeMail({
  language: 'en',
  addressNote: 'Or open this address:',
  to: 'sam@example.test',
  subject: 'Hello',
  title: 'A title',
  paragraphs: ['A paragraph.'],
  button: { label: 'Open', url: 'https://example.test/go' },
  footer: 'The end.',
})

test('a mail server gets both parts', async () => {
  const delivery = createMailDelivery({ server, pool: database.owner, log: silent })
  await delivery.deliver(letter)
  const [mail] = sink.mails.splice(0)
  expect(mail?.to).toEqual(['sam@example.test'])
  expect(mail?.source).toContain('From: Shelfcount <shelfcount@example.test>')
  expect(mail?.source).toContain('Subject: Hello')
  expect(mail?.source).toContain('multipart/alternative')
  expect(mail?.source).toMatch(/text\/plain[\s\S]*A paragraph\.[\s\S]*text\/html[\s\S]*<h1/)
})

test('an address that looks like two is refused, never sent to both', async () => {
  const delivery = createMailDelivery({ server, pool: database.owner, log: silent })
  await delivery.deliver({ ...letter, to: 'a@example.test, b@example.test' }).catch(() => {})
  expect(sink.mails.splice(0).flatMap((mail) => mail.to)).not.toContain('b@example.test')
})

test('a mail that the server refuses for now is tried again', async () => {
  const delivery = createMailDelivery({ server, pool: database.owner, log: silent })
  const tasks = { [SEND_MAIL]: sendMailTask(delivery, SECRET) }
  const jobs = await startJobs({ database, tasks, log: () => {} })
  sink.refusals.left = 1
  try {
    await createMailQueue(database.auth, SECRET).send(letter)
    await eventually(() => expect(sink.mails).toHaveLength(1))
    expect(sink.refusals.left).toBe(0)
  } finally {
    await jobs.stop()
  }
})

test('the queue shows nothing of a mail', async () => {
  await createMailQueue(database.auth, SECRET).send(letter)
  const { rows } = await database.owner.query(
    'select payload::text from graphile_worker._private_jobs',
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('sam@example.test')
  expect(JSON.stringify(rows)).not.toContain('https://')
})

test('without a mail server the newest mails stay here, and the log only says that one is there', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const delivery = createMailDelivery({ server: null, pool: database.owner, log })
  for (let index = 0; index < MOST_STORED_MAILS + 4; index += 1) {
    await saveMail(database.owner, { ...letter, subject: `Mail ${index}` })
  }
  await delivery.deliver(letter)
  const kept = await listStoredMails(database.owner)
  expect(kept).toHaveLength(MOST_STORED_MAILS)
  expect(kept[0]).toMatchObject({ ...letter, createdAt: expect.any(Number) })
  expect(kept.at(-1)?.subject).toBe('Mail 5')
  const logged = lines.join('')
  expect(logged).toContain('s…@example.test')
  expect(logged).toContain('npm run mail-links')
  for (const secret of ['https://', 'sam@', letter.text, 'A paragraph']) {
    expect(logged).not.toContain(secret)
  }
})

test('neither functions nor the auth service can read mails that stayed here', async () => {
  for (const pool of [database.app, database.auth]) {
    await expect(pool.query('select from app.mail')).rejects.toThrow('permission denied')
  }
})
