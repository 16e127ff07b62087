import { expect, test } from 'vitest'
import { PrimaryChoice, serversIn } from './several-servers.ts'

test('an address of one server is left as it is', () => {
  for (const url of [
    'postgres://ann:secret@one:5432/stores?sslmode=require',
    'postgres:///stores?host=/run/postgresql&port=5433',
    'postgresql://one/stores',
  ]) {
    expect(serversIn(url)).toHaveLength(1)
  }
  expect(serversIn('postgres://ann:a,b@one/stores')).toEqual(['postgres://ann:a,b@one/stores'])
})

test('servers are listed with commas, each with its own port', () => {
  expect(
    serversIn(
      'postgres://ann:secret@one:5432,two:6432,three/stores?target_session_attrs=read-write&sslmode=require',
    ),
  ).toEqual([
    'postgres://ann:secret@one:5432/stores?sslmode=require',
    'postgres://ann:secret@two:6432/stores?sslmode=require',
    'postgres://ann:secret@three/stores?sslmode=require',
  ])
  expect(serversIn('postgres://ann@[::1]:5432,[::2]:5433/stores')).toEqual([
    'postgres://ann@[::1]:5432/stores',
    'postgres://ann@[::2]:5433/stores',
  ])
})

test('folders of sockets are listed in the question, with one port for all or one each', () => {
  const folders = (port: string) => `postgres:///stores?host=/one,/two&port=${port}&user=ann`
  expect(serversIn(folders('5432'))).toEqual([
    'postgres:///stores?host=%2Fone&port=5432&user=ann',
    'postgres:///stores?host=%2Ftwo&port=5432&user=ann',
  ])
  expect(serversIn(folders('1,2'))[1]).toBe('postgres:///stores?host=%2Ftwo&port=2&user=ann')
})

test('while no server answers, every reason is told, and the next connection asks again', async () => {
  const choice = new PrimaryChoice(['postgres://ann@127.0.0.1:1/a', 'postgres://ann@127.0.0.1:2/a'])
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(choice.find()).rejects.toMatchObject({
      errors: [
        expect.objectContaining({ code: 'ECONNREFUSED', port: 1 }),
        expect.objectContaining({ code: 'ECONNREFUSED', port: 2 }),
      ],
    })
  }
})
