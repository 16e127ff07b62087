// Every area has a folder with a file for each language. English is the source of its keys.

import type account from './account/en.ts'
import type ai from './ai/en.ts'
import type answers from './answers/en.ts'
import type assignments from './assignments/en.ts'
import type audits from './audits/en.ts'
import type billing from './billing/en.ts'
import type camera from './camera/en.ts'
import type catalogue from './catalogue/en.ts'
import type checkout from './checkout/en.ts'
import type columns from './columns/en.ts'
import type common from './common/en.ts'
import type counters from './counters/en.ts'
import type dashboard from './dashboard/en.ts'
import type dayPass from './day-pass/en.ts'
import type developers from './developers/en.ts'
import type draft from './draft/en.ts'
import type fileDrop from './file-drop/en.ts'
import type findings from './findings/en.ts'
import type guide from './guide/en.ts'
import type help from './help/en.ts'
import type imports from './imports/en.ts'
import type insights from './insights/en.ts'
import type inventory from './inventory/en.ts'
import type invitation from './invitation/en.ts'
import type journal from './journal/en.ts'
import type labels from './labels/en.ts'
import type legal from './legal/en.ts'
import type mail from './mail/en.ts'
import type mailbox from './mailbox/en.ts'
import type organization from './organization/en.ts'
import type outbox from './outbox/en.ts'
import type overview from './overview/en.ts'
import type ownerMail from './owner-mail/en.ts'
import type paper from './paper/en.ts'
import type passkeys from './passkeys/en.ts'
import type platform from './platform/en.ts'
import type profile from './profile/en.ts'
import type reports from './reports/en.ts'
import type requirements from './requirements/en.ts'
import type results from './results/en.ts'
import type review from './review/en.ts'
import type rooms from './rooms/en.ts'
import type scanOnce from './scan-once/en.ts'
import type scanner from './scanner/en.ts'
import type setup from './setup/en.ts'
import type shared from './shared/en.ts'
import type sheets from './sheets/en.ts'
import type shell from './shell/en.ts'
import type signOn from './sign-on/en.ts'
import type site from './site/en.ts'
import type stores from './stores/en.ts'
import type sync from './sync/en.ts'
import type team from './team/en.ts'
import type twoFactor from './two-factor/en.ts'
import type unreadable from './unreadable/en.ts'
import type upload from './upload/en.ts'
import type verify from './verify/en.ts'
import type webhooks from './webhooks/en.ts'
import type work from './work/en.ts'

export interface Areas {
  readonly account: typeof account
  readonly ai: typeof ai
  readonly answers: typeof answers
  readonly audits: typeof audits
  readonly billing: typeof billing
  readonly camera: typeof camera
  readonly catalogue: typeof catalogue
  readonly columns: typeof columns
  readonly common: typeof common
  readonly counters: typeof counters
  readonly dashboard: typeof dashboard
  readonly 'day-pass': typeof dayPass
  readonly developers: typeof developers
  readonly draft: typeof draft
  readonly team: typeof team
  readonly inventory: typeof inventory
  readonly assignments: typeof assignments
  readonly rooms: typeof rooms
  readonly stores: typeof stores
  readonly journal: typeof journal
  readonly checkout: typeof checkout
  readonly imports: typeof imports
  readonly 'file-drop': typeof fileDrop
  readonly findings: typeof findings
  readonly guide: typeof guide
  readonly help: typeof help
  readonly insights: typeof insights
  readonly invitation: typeof invitation
  readonly labels: typeof labels
  readonly legal: typeof legal
  readonly mail: typeof mail
  readonly mailbox: typeof mailbox
  readonly organization: typeof organization
  readonly outbox: typeof outbox
  readonly reports: typeof reports
  readonly results: typeof results
  readonly requirements: typeof requirements
  readonly review: typeof review
  readonly overview: typeof overview
  readonly 'owner-mail': typeof ownerMail
  readonly 'scan-once': typeof scanOnce
  readonly scanner: typeof scanner
  readonly setup: typeof setup
  readonly shared: typeof shared
  readonly sheets: typeof sheets
  readonly paper: typeof paper
  readonly passkeys: typeof passkeys
  readonly platform: typeof platform
  readonly profile: typeof profile
  readonly shell: typeof shell
  readonly 'sign-on': typeof signOn
  readonly site: typeof site
  readonly sync: typeof sync
  readonly 'two-factor': typeof twoFactor
  readonly upload: typeof upload
  readonly unreadable: typeof unreadable
  readonly verify: typeof verify
  readonly webhooks: typeof webhooks
  readonly work: typeof work
}

export type AreaName = keyof Areas
