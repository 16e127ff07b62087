// The organization, its stores, rooms and shelves.

import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { refuseSuspended } from '#domain/permission.ts'
import { api } from '../api.ts'
import { name } from './fields.ts'
import { listOf, type Operation, operation } from './operation.ts'
import { pageOfRooms } from './room-pages.ts'
import {
  made,
  organization,
  room,
  shelfPage,
  store,
  viewOrganization,
  viewRoom,
  viewShelf,
} from './views.ts'
import { pageOfWhole, wholeQuery } from './whole-list.ts'

export const places: readonly Operation[] = [
  operation('GET /organization', api.organizations.getByUser, {
    ...{ id: 'getOrganization', tag: 'Organization', summary: 'The organization of the key' },
    answer: organization,
    args: () => ({}),
    view: (all, { orgId }) => {
      const own = all.find((one) => one.id === orgId)
      if (!own) throw new Fault('not_found')
      refuseSuspended(own)
      return viewOrganization(own)
    },
  }),
  operation('GET /stores', api.stores.getByOrganization, {
    ...{ id: 'listStores', tag: 'Stores', summary: 'The stores that the key works in' },
    query: wholeQuery(1_000),
    answer: listOf(store),
    args: ({ orgId }) => ({ orgId }),
    view: (all, { query }) =>
      pageOfWhole(all, query, ({ id, name, currency }) => ({ id, name, currency })),
  }),
  operation('GET /stores/{storeId}/rooms', api.rooms.getWithDetails, {
    ...{
      id: 'listRooms',
      tag: 'Rooms',
      summary: 'The rooms of a store with their shelves, in walking order',
      description:
        'A page is as many shelves as its limit. A room whose shelves do not fit goes on where the next page begins.',
    },
    query: wholeQuery(2_000),
    answer: listOf(room),
    args: ({ params: { storeId } }) => ({ storeId }),
    view: (all, { query }) => {
      const { data, ...rest } = pageOfRooms(all, query)
      return { ...rest, data: data.map(viewRoom) }
    },
  }),
  operation('POST /stores/{storeId}/rooms', api.rooms.create, {
    ...{ id: 'createRoom', tag: 'Rooms', summary: 'Adds a room, with shelves if wanted' },
    body: z.strictObject({
      name,
      shelves: z
        .array(z.strictObject({ code: z.string().max(100) }))
        .max(500)
        .optional(),
    }),
    example: { name: 'Stock room', shelves: [{ code: 'S1' }, { code: 'S2' }] },
    answer: made,
    args: ({ params: { storeId }, body }) => ({ storeId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PATCH /stores/{storeId}/rooms/{roomId}', api.rooms.update, {
    ...{ id: 'renameRoom', tag: 'Rooms', summary: 'Renames a room' },
    body: z.strictObject({ name }),
    example: { name: 'Cellar' },
    args: ({ params: { storeId, roomId }, body }) => ({ storeId, roomId, ...body }),
  }),
  operation('DELETE /stores/{storeId}/rooms/{roomId}', api.rooms.archive, {
    ...{
      id: 'archiveRoom',
      tag: 'Rooms',
      summary: 'Archives a room with its shelves; its counts are kept',
    },
    args: ({ params: { storeId, roomId } }) => ({ storeId, roomId }),
  }),
  operation('GET /stores/{storeId}/shelves/{shelfId}', api.shelves.get, {
    ...{ id: 'getShelf', tag: 'Shelves', summary: 'One shelf, archived or not' },
    answer: shelfPage,
    args: ({ params: { storeId, shelfId } }) => ({ storeId, shelfId }),
    view: viewShelf,
  }),
  operation('POST /stores/{storeId}/rooms/{roomId}/shelves', api.shelves.create, {
    ...{ id: 'createShelf', tag: 'Shelves', summary: 'Adds a shelf to a room' },
    body: z.strictObject({ code: z.string().max(100), name: name.optional() }),
    example: { code: 'S3', name: 'Teas' },
    answer: made,
    args: ({ params: { storeId, roomId }, body }) => ({ storeId, roomId, ...body }),
    view: (answer) => ({ id: answer.id }),
  }),
  operation('PUT /stores/{storeId}/shelves/{shelfId}', api.shelves.update, {
    ...{ id: 'replaceShelf', tag: 'Shelves', summary: 'Changes the code and the name of a shelf' },
    body: z.strictObject({ code: z.string().max(100), name: name.nullable() }),
    example: { code: 'S3', name: null },
    args: ({ params: { storeId, shelfId }, body }) => ({ storeId, shelfId, ...body }),
  }),
  operation('DELETE /stores/{storeId}/shelves/{shelfId}', api.shelves.archive, {
    ...{ id: 'archiveShelf', tag: 'Shelves', summary: 'Archives a shelf; its counts are kept' },
    args: ({ params: { storeId, shelfId } }) => ({ storeId, shelfId }),
  }),
]
