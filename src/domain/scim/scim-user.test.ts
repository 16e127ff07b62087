import { expect, test } from 'vitest'
import { patchScimUser, readOperations, readScimUser } from './scim-user.ts'

const PAT = readScimUser({ userName: 'pat@acme.example', displayName: 'Pat Doe' })

const changed = (Operations: readonly object[]) =>
  patchScimUser(PAT, readOperations({ Operations }))

test('changes come with a path each, as Microsoft Entra ID writes them since 2020', () => {
  expect(
    changed([
      { op: 'Add', path: 'name.givenName', value: 'Pat' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'pat.doe@acme.example' },
      { op: 'Replace', path: 'active', value: 'False' },
    ]),
  ).toMatchObject({ givenName: 'Pat', email: 'pat.doe@acme.example', isActive: false })
})

test('changes come in one object under the names of paths, as it wrote them before', () => {
  expect(
    changed([
      {
        op: 'replace',
        value: {
          'emails[type eq "work"].value': 'pat.doe@acme.example',
          'name.familyName': 'Doe',
          'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'Stock',
          active: 'False',
        },
      },
    ]),
  ).toMatchObject({ familyName: 'Doe', email: 'pat.doe@acme.example', isActive: false })
})

test('changes come in one object, as Okta writes them', () => {
  const emails = [
    { primary: false, value: 'home@acme.example', type: 'home' },
    { primary: true, value: 'pat.doe@acme.example', type: 'work' },
  ]
  expect(changed([{ op: 'replace', value: { active: false, emails } }])).toMatchObject({
    email: 'pat.doe@acme.example',
    isActive: false,
  })
})

test.each([
  [{ op: 'replace', path: 'active', value: 1 }],
  [{ op: 'replace', path: 'userName', value: '' }],
  [{ op: 'replace', value: { emails: 'pat@acme.example' } }],
  [{ op: 'replace', value: ['active'] }],
  [{ op: 'move', path: 'active', value: true }],
])('%j is refused', (operation) => {
  expect(() => changed([operation])).toThrow()
})
