import { expect, test } from 'vitest'
import { matchQuestion, mayAskAbout, QUESTIONS, TOPICS } from './match-question.ts'

test.each(TOPICS)('what is offered about %s is understood as that', (topic) => {
  expect(matchQuestion(QUESTIONS[topic])).toEqual({ topic, words: [] })
})

test.each([
  ['What is missing in Dairy?', 'missing', ['dairy']],
  ['how much oolong tea was lost', 'missing', ['oolong', 'tea']],
  ['Why is Cola 330 ml short?', 'findings', ['cola', '330', 'ml']],
  ['Who is slow?', 'people', []],
  ['Who stole the tea?', 'missing', ['tea']],
  ['¿Robaron café?', 'missing', ['café']],
  ['Diebstahl: tea', 'missing', ['tea']],
  ['Diebold locks', null, ['diebold', 'locks']],
  ['Which items were never counted?', 'uncounted', []],
  ['Tea', null, ['tea']],
  ['', null, []],
])('"%s" is about %s', (question, topic, words) => {
  expect(matchQuestion(question)).toEqual({ topic, words })
})

test('a very long question is cut to as many words as a search takes', () => {
  const words = matchQuestion(`Where are the ${'umbrellas '.repeat(60)}`).words
  expect(words.join(' ').length).toBeLessThanOrEqual(200)
  expect(words.length).toBeGreaterThan(15)
  expect(matchQuestion('x'.repeat(480)).words).toEqual([])
})

test('counters are not offered questions about what only managers see', () => {
  const offered = TOPICS.filter((topic) => mayAskAbout(topic, { isManager: false }))
  expect(offered).toEqual(['summary', 'missing', 'extra', 'unexpected', 'uncounted'])
})
