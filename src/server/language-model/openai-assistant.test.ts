import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { startAiStub, text } from '#tests/support/ai-stub.ts'
import { createOpenAiAssistant } from './openai-assistant.ts'

const stub = await startAiStub()
afterAll(() => stub.stop())
beforeEach(() => stub.say(text('')))

const config = { baseUrl: stub.baseUrl, model: 'small', apiKey: 'key' }
const assistant = createOpenAiAssistant(config, { answerMs: 5_000, mappingMs: 5_000 })
const task = { instructions: 'Write.', data: '{"lines": 3}' }

test('sentences are read out of what the model says, fenced or not', async () => {
  stub.say(text('Here you are:\n```json\n{"sentences": ["There are 3 lines."]}\n```'))
  const reply = await assistant.writeSentences(task)
  expect(reply).toEqual({
    kind: 'replied',
    value: ['There are 3 lines.'],
    usage: { inputTokens: 100, outputTokens: 20 },
  })
  expect(stub.requests.at(-1)?.model).toBe('small')
  expect(stub.authorizations.at(-1)).toBe('Bearer key')
})

test.each([
  ['a text without an object', text('I cannot do that.'), 'not_usable'],
  ['another object', text('{"sentence": 1}'), 'not_usable'],
  ['nothing', text(''), 'not_usable'],
  ['something that is no answer', { kind: 'noise' } as const, 'not_usable'],
  ['a refusal of the server', { kind: 'status', status: 429 } as const, 'refused'],
  ['a key that the server does not take', { kind: 'status', status: 401 } as const, 'not_admitted'],
  ['a key that may not use it', { kind: 'status', status: 403 } as const, 'not_admitted'],
  ['a server that goes while it answers', { kind: 'half', next: 'gone' } as const, 'cut_off'],
  ['a server that is broken', { kind: 'status', status: 500 } as const, 'unreachable'],
  ['a filter', { kind: 'filtered' } as const, 'refused'],
  ['half an answer', { kind: 'cut_off', text: '{"sentences": ["The' } as const, 'cut_off'],
])('%s is said to be %s', async (_what, answer, why) => {
  stub.say(answer)
  expect(await assistant.writeSentences(task)).toMatchObject({ kind: 'failed', why })
})

test.each([
  ['is silent', { kind: 'silence' } as const],
  ['stops in the middle of an answer', { kind: 'half', next: 'silence' } as const],
])('whoever %s is not waited for', async (_what, answer) => {
  // Uses its own server, because the abandoned request may arrive after the next test has begun.
  const silent = await startAiStub()
  silent.say(answer)
  const limits = { answerMs: 50, mappingMs: 50 }
  const hasty = createOpenAiAssistant({ ...config, baseUrl: silent.baseUrl }, limits)
  expect(await hasty.classify(task)).toMatchObject({ kind: 'failed', why: 'too_slow' })
  await silent.stop()
})

test('a server that is not there is said to be so', async () => {
  const nowhere = createOpenAiAssistant({ ...config, baseUrl: 'http://127.0.0.1:9/v1' })
  expect(await nowhere.classify(task)).toMatchObject({ kind: 'failed', why: 'unreachable' })
})

test('tools are asked, and what they found goes back to the model', async () => {
  const asked: unknown[] = []
  const find = {
    name: 'find',
    description: 'Finds.',
    input: z.object({ words: z.string() }),
    run: async (input: unknown) => {
      asked.push(input)
      return { rows: [{ ref: 'r1' }] }
    },
  }
  stub.say({ kind: 'tool', name: 'find', input: { words: 'tea' } }, text('Tea [r1].'))
  expect(await assistant.answer(task, [find])).toMatchObject({ value: 'Tea [r1].' })
  expect(asked).toEqual([{ words: 'tea' }])
  expect(JSON.stringify(stub.requests.at(-1)?.messages)).toContain('r1')
})

test.each([
  ['gone', { kind: 'half', next: 'gone' } as const, 'cut_off'],
  ['broken', { kind: 'status', status: 503 } as const, 'unreachable'],
  ['refusing', { kind: 'status', status: 429 } as const, 'refused'],
])('a server that is %s after its tools were asked gives no answer', async (_what, answer, why) => {
  const input = z.object({})
  const tool = { name: 'find', description: 'Finds.', input, run: async () => ({ rows: [] }) }
  stub.say({ kind: 'tool', name: 'find', input: {} }, answer)
  expect(await assistant.answer(task, [tool])).toMatchObject({ kind: 'failed', why })
})

test('a model that asks for tools without end is stopped', async () => {
  const input = z.object({})
  const tool = { name: 'again', description: 'Again.', input, run: async () => 'again' }
  const before = stub.requests.length
  stub.say({ kind: 'tool', name: 'again', input: {} })
  expect(await assistant.answer(task, [tool])).toMatchObject({ kind: 'failed', why: 'not_usable' })
  expect(stub.requests.length - before).toBeLessThan(10)
})
