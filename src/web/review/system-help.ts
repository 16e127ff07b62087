// How to get a file with counts into each system, and what that system does with items that were not counted. If the
// vendor documents no steps, the instructions name no menus.

import type { System } from '#domain/write-back/systems.ts'
import type { Areas } from '#messages/areas.ts'

/** Those that have no facts in them. */
type Message = Exclude<keyof Areas['upload'], `refusal.${string}`>

interface SystemHelp {
  /** The steps in that system, in order. */
  readonly steps: readonly Message[]
  /** What to know beforehand. */
  readonly notes: readonly Message[]
  readonly notCounted: Message
}

export const SYSTEM_HELP: Readonly<Record<System, SystemHelp>> = {
  shopify: {
    steps: ['shopify.step1', 'shopify.step2', 'shopify.step3'],
    notes: ['shopify.note1', 'shopify.note2'],
    notCounted: 'shopify.notCounted',
  },
  square: {
    steps: ['square.step1', 'square.step2', 'square.step3', 'square.step4'],
    notes: ['square.note1'],
    notCounted: 'square.notCounted',
  },
  lightspeed_x: {
    steps: ['lightspeed_x.step1', 'lightspeed_x.step2', 'lightspeed_x.step3'],
    notes: ['lightspeed_x.note1'],
    notCounted: 'same',
  },
  lightspeed_r: {
    steps: ['lightspeed_r.step1', 'lightspeed_r.step2', 'lightspeed_r.step3'],
    notes: ['lightspeed_r.note1'],
    notCounted: 'lightspeed_r.notCounted',
  },
  clover: {
    steps: ['clover.step1', 'clover.step2'],
    notes: ['clover.note1', 'clover.note2'],
    notCounted: 'same',
  },
  woocommerce: {
    steps: ['woocommerce.step1', 'woocommerce.step2', 'woocommerce.step3', 'woocommerce.step4'],
    notes: ['woocommerce.note1'],
    notCounted: 'same',
  },
  loyverse: {
    steps: ['loyverse.step1', 'loyverse.step2', 'loyverse.step3'],
    notes: ['loyverse.note1', 'loyverse.note2'],
    notCounted: 'same',
  },
  odoo: {
    steps: ['odoo.step1', 'odoo.step2', 'odoo.step3', 'odoo.step4'],
    notes: ['odoo.note1', 'odoo.note2'],
    notCounted: 'odoo.notCounted',
  },
  prestashop: {
    steps: ['prestashop.step1', 'prestashop.step2', 'prestashop.step3', 'prestashop.step4'],
    notes: ['prestashop.note1'],
    notCounted: 'same',
  },
  openboxes: {
    steps: ['openboxes.step1', 'openboxes.step2', 'openboxes.step3'],
    notes: ['openboxes.note1'],
    notCounted: 'openboxes.notCounted',
  },
  sap: {
    steps: ['sap.step1', 'sap.step2', 'sap.step3'],
    notes: ['sap.note1'],
    notCounted: 'same',
  },
  generic: {
    steps: ['generic.step1', 'generic.step2'],
    notes: ['generic.note1'],
    notCounted: 'same',
  },
}

/** For when there is no export that the counts could go back into. */
export const PLAIN_LIST_STEPS = ['plain.step1', 'plain.step2', 'generic.step2'] as const

/** Notes on formats that we create ourselves, when no file came from the system. */
export const SHAPE_NOTES: { readonly [system in System]?: Message } = {
  shopify: 'shape.shopify',
  square: 'shape.square',
  lightspeed_x: 'shape.lightspeed_x',
  woocommerce: 'shape.woocommerce',
  odoo: 'shape.odoo',
}
