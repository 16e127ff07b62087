// The filters that directories use: one attribute that equals something.

import { ScimFault } from './scim-fault.ts'

export interface ScimFilter {
  readonly attribute: 'userName' | 'externalId' | 'displayName' | 'email' | 'id'
  readonly value: string
}

const FILTER = /^\s*([\w.:[\]" ]+?)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i

const ATTRIBUTES: Readonly<Record<string, ScimFilter['attribute']>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  id: 'id',
  'emails.value': 'email',
  'emails[type eq "work"].value': 'email',
}

export function parseScimFilter(text: string | undefined): ScimFilter | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const [, name = '', value = ''] = FILTER.exec(text) ?? []
  const plain = name
    .toLowerCase()
    .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/, '')
  const attribute = ATTRIBUTES[plain]
  if (!attribute)
    throw new ScimFault(400, `This filter is not understood: ${text}`, 'invalidFilter')
  return { attribute, value: value.replaceAll(/\\(.)/g, '$1') }
}
