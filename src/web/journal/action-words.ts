// What was done, in words. The name of the function stands behind them in the file.

const WORDS: Readonly<Record<string, string>> = {
  'audits.create': 'Audit created',
  'audits.start': 'Counting started',
  'audits.stop': 'Counting stopped',
  'audits.updateStatus': 'Audit moved on',
  'audits.reopenSubmittedAudit': 'Audit reopened',
  'audits.importAuditBaseline': 'Baseline imported',
  'audits.decideLine': 'Line decided',
  'audits.decideLines': 'Lines decided',
  'audits.requestRecount': 'Recount asked for',
  'insights.dismiss': 'Finding dismissed',
  'insights.restore': 'Dismissed finding restored',
  'ai.setEnabled': 'Language model switched on or off',
  'audits.complete': 'Audit completed and sealed',
  'audits.createCorrection': 'Correction created',
  'auditAssignments.create': 'Shelves given',
  'auditAssignments.createSelfAssignment': 'Shelf taken',
  'auditAssignments.remove': 'Shelf left out',
  'auditAssignments.removeRoomAndShelves': 'Room left out',
  'auditAssignments.resetAssignment': 'Shelf counted again',
  'auditAssignments.updateStatus': 'Shelf moved on',
  'scanEvents.resolveUnknown': 'Unknown code resolved',
  'scanEvents.releaseQuarantined': 'Late counts decided',
  'items.upsert': 'Item saved',
  'items.addBarcode': 'Barcode added',
  'items.archive': 'Item archived',
  'rooms.create': 'Room added',
  'rooms.update': 'Room changed',
  'rooms.reorder': 'Rooms reordered',
  'rooms.archive': 'Room archived',
  'rooms.restore': 'Room restored',
  'shelves.create': 'Shelf added',
  'shelves.createMany': 'Shelves added',
  'shelves.update': 'Shelf changed',
  'shelves.reorder': 'Shelves reordered',
  'shelves.archive': 'Shelf archived',
  'stores.update': 'Store changed',
  'labels.saveTemplates': 'Label templates changed',
  'stores.archive': 'Store archived',
  'users.assignUserToStore': 'Role given',
  'users.removeUserFromStore': 'Person removed from the store',
  'invitations.create': 'Person invited',
  'invitations.revoke': 'Invitation revoked',
  'invitations.resend': 'Invitation sent again',
  'imports.start': 'File checked',
  'imports.confirm': 'File imported',
  'imports.undo': 'Import taken back',
  'imports.preview': 'File shown again',
  'imports.fix': 'Row of a file mended',
  'imports.decide': 'Row of a file decided',
  'imports.cancel': 'Import left',
  'invitations.accept': 'Invitation accepted',
  'invitations.decline': 'Invitation declined',
  'invitations.acceptMine': 'Invitation accepted',
  'invitations.declineMine': 'Invitation declined',
  'members.changeRole': 'Role in the organization changed',
  'members.remove': 'Member removed',
  'members.leave': 'Organization left',
  'organizations.create': 'Organization created',
  'organizations.update': 'Organization changed',
  'organizations.activate': 'Organization chosen',
  'platform.suspendOrganization': 'Organization suspended by the operator',
  'platform.restoreOrganization': 'Organization restored by the operator',
  'shelves.restore': 'Shelf restored',
  'stores.createWithBaseline': 'Store added',
  'stores.createSample': 'Sample store added',
  'stores.restore': 'Store restored',
  'billing.attach': 'Plan taken or changed',
  'billing.cancel': 'Plan cancelled',
  'billing.createEntity': 'Billed unit added',
  'billing.deleteEntity': 'Billed unit removed',
  'billing.createReferralCode': 'Referral code shown',
  'billing.redeemReferralCode': 'Referral code redeemed',
  'billing.paySandboxCheckout': 'Checkout paid',
  'billing.cancelSandboxCheckout': 'Checkout left',
  'billing.saveSandboxCard': 'Card changed',
  'billing.moveSandboxClock': 'Clock of the sandbox moved',
}

/** Falls back to the name of the function, spelt out: "organizations.update" is "Organizations: update". */
export function actionWords(action: string): string {
  const known = WORDS[action]
  if (known) return known
  const [module = action, name = ''] = action.split('.')
  const spelt = (text: string) => text.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  const subject = spelt(module)
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}${name ? `: ${spelt(name)}` : ''}`
}

export function isSpeltOut(action: string): boolean {
  return WORDS[action] === undefined
}

/** What the journal is cut by. */
export const SUBJECTS = [
  { value: 'audits', label: 'Audits' },
  { value: 'auditAssignments', label: 'Shelves of audits' },
  { value: 'scanEvents', label: 'Unknown codes and late counts' },
  { value: 'items', label: 'Items' },
  { value: 'imports', label: 'Imports' },
  { value: 'rooms', label: 'Rooms' },
  { value: 'shelves', label: 'Shelves' },
  { value: 'stores', label: 'Store' },
  { value: 'users', label: 'Team' },
  { value: 'invitations', label: 'Invitations' },
  { value: 'members', label: 'Members' },
  { value: 'organizations', label: 'Organization' },
  { value: 'billing', label: 'Plan and billing' },
  { value: 'insights', label: 'Findings' },
  { value: 'labels', label: 'Labels' },
  { value: 'ai', label: 'Language model' },
] as const
