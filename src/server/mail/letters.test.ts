import { expect, test } from 'vitest'
import { LANGUAGES } from '#messages/languages.ts'
import { wordsOf } from '../words.ts'
import { invitationMail, paymentFailedMail, trialEndingMail } from './letters.ts'
import { mailWords } from './mail-words.ts'

const plan = {
  to: 'ada@example.test',
  organizationId: 'o-1',
  organizationName: 'Corner Goods',
  productName: 'Team',
}
const english = await wordsOf('owner-mail', 'en')
const noon = Date.UTC(2027, 1, 8, 12)

test('whoever left no card is told that the plan ends with the trial, and others that a bill comes', () => {
  const mailWith = (hasCard: boolean) =>
    trialEndingMail(english, 'https://shelf.example', { ...plan, endsAtMs: noon, hasCard }).text
  expect(mailWith(false)).toContain('There is no card on file. Without one, the plan ends then.')
  expect(mailWith(true)).toContain('Your first bill is due then, unless you cancel first.')
})

test('a payment that failed is told with the day from which the plan is paused', () => {
  const { subject, text } = paymentFailedMail(english, 'https://shelf.example', {
    ...plan,
    pausedAtMs: noon,
  })
  expect(subject).toBe('Payment for Team failed')
  expect(text).toContain('before February 8, 2027')
  expect(text).toContain('https://shelf.example/organization?org=o-1#plan')
  expect(text).toContain('because you are an owner of Corner Goods')
})

test('an owner reads about the plan in the language of the profile', async () => {
  const { subject, html } = paymentFailedMail(
    await wordsOf('owner-mail', 'de'),
    'https://shelf.example',
    { ...plan, pausedAtMs: noon },
  )
  expect(subject).toBe('Die Zahlung für Team ist fehlgeschlagen')
  expect(html).toContain('vor dem 8. Februar 2027')
  expect(html).toContain('<html lang="de" dir="ltr">')
})

const invitation = {
  to: 'lan@example.test',
  organizationName: 'Corner Goods',
  inviterName: 'Dana',
  storeNames: ['Harbor Street', 'Mill Lane'],
  secret: 'secret-1',
}

test('an invitation says who invites where, and leads to the link', async () => {
  const mail = invitationMail(await mailWords('en'), 'https://shelf.example', invitation)
  expect(mail.subject).toBe('Join Corner Goods on Shelfcount')
  expect(mail.text).toContain('Dana invites you to Corner Goods')
  expect(mail.text).toContain('Where you’ll work: Harbor Street and Mill Lane.')
  expect(mail.text).toContain('https://shelf.example/invite/secret-1')
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
})

test('an invitation is written in the language of its reader', async () => {
  const german = invitationMail(await mailWords('de'), 'https://shelf.example', invitation)
  expect(german.text).toContain('Harbor Street und Mill Lane')
  expect(german.html).toContain('<html lang="de" dir="ltr">')
  const arabic = invitationMail(await mailWords('ar'), 'https://shelf.example', invitation)
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.text).toContain('\u2068Corner Goods\u2069')
})

test.each(LANGUAGES)('names stay what they are, whatever they look like: %s', async (language) => {
  const organizationName = "{inviter} '{' <link>Goods</link>"
  const inviterName = '</h1><script>{count, plural, other {#}}'
  const storeNames = ['<a href="//x">', '🧺'.repeat(120)]
  const mail = invitationMail(await mailWords(language), 'https://shelf.example', {
    ...{ ...invitation, organizationName, inviterName, storeNames },
  })
  expect(mail.subject).toContain(organizationName)
  for (const name of [organizationName, inviterName, ...storeNames]) {
    expect(mail.text).toContain(name)
  }
  expect(mail.html).not.toMatch(/<(link|script|a href="\/\/)/)
  expect(mail.html).toContain('&lt;/h1&gt;&lt;script&gt;{count, plural, other {#}}')
})

test('a language that is not offered is English', async () => {
  expect((await mailWords('tlh')).language).toBe('en')
  expect((await mailWords(null)).language).toBe('en')
})
