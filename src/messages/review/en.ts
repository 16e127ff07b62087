// What managers decide about the results, up to the seal, and the files that go back into their system.

export default {
  'notice.counting':
    '{count, plural, one {# shelf is still open, so figures cover submitted shelves only. Decide after counting closes.} other {# shelves are still open, so figures cover submitted shelves only. Decide after counting closes.}}',
  'notice.allDone': 'Counting is still open, so figures can change. Decide after counting closes.',

  // One line.
  'decide.action':
    '{decision, select, accept {Accept} zero {Set to 0} recount {Recount} other {Reject}}',
  'decide.named':
    '{decision, select, accept {Accept: {item}} zero {Set to 0: {item}} recount {Recount: {item}} other {Reject: {item}}}',
  'decide.undo': 'Undo',
  'decide.stale': 'Changed since',
  'decide.why': 'Why?',
  'decide.choose': 'Select {item}',
  'decide.chooseShown': 'Select all shown lines',
  'decided.one': '{item}: {decision}',
  'decided.many': '{count, plural, one {# line} other {# lines}}: {decision}',
  'decided.skipped':
    '{count, plural, one {# line can’t be decided this way and stays as it is.} other {# lines can’t be decided this way and stay as they are.}}',
  'decided.changed':
    '{count, plural, one {# line changed in the meantime and stays as it is.} other {# lines changed in the meantime and stay as they are.}}',
  'reason.label': 'Reason',
  'reason.missing': 'Choose a reason first',
  'reason.note': 'Note',
  'reason.save': 'Save reason',
  'reason.overtaken':
    '{name} changed the decision on this line while you were writing. Saving replaces it.',
  'reason.someone': 'Someone',
  'reason.discard': 'Discard mine',

  // Many lines at once.
  'chosen.label': 'Selected lines',
  'chosen.some': '{count, number} selected',
  'chosen.all': '{count, plural, one {# line selected} other {All # lines selected}}',
  'chosen.currencies': 'in different currencies',
  'chosen.more': 'Select all {count, number}',
  'chosen.clear': 'Clear',
  'chosen.decide':
    '{decision, select, accept {Accept {count, number}} zero {Set {count, number} to 0} recount {Recount {count, number}} other {Reject {count, number}}}',
  'chosen.recount': 'Recount by someone else',
  'all.decide':
    '{decision, select, accept {Accept all} zero {Set all to 0} recount {Mark all for recount} other {Reject all}}',
  'all.title':
    '{decision, select, accept {{count, plural, one {Accept # line?} other {Accept # lines?}}} zero {{count, plural, one {Set # line to 0?} other {Set # lines to 0?}}} recount {{count, plural, one {Mark # line for recount?} other {Mark # lines for recount?}}} other {{count, plural, one {Reject # line?} other {Reject # lines?}}}}',
  'all.effect':
    '{decision, select, accept {Stock is set to what was counted.} zero {Uncounted items are set to 0.} recount {The lines are marked. Request their recount below the table.} other {The expected numbers are kept.}}',
  'all.rest':
    'Lines that already have a decision keep it, and lines this doesn’t fit stay as they are. You can change each line afterwards.',

  // Keys.
  'keys.button': 'Keys',
  'keys.label': 'Keyboard shortcuts',
  'keys.move': 'Next or previous line',
  'keys.accept': 'Accept the count, or set to 0 if nothing was counted',
  'keys.recount': 'Recount',
  'keys.reject': 'Reject the count and keep the expected number',
  'keys.undo': 'Undo the decision',
  'keys.open': 'Open or close the line',
  'keys.help': 'Show or hide this list',

  // The likely cause of a line, and the one action for it.
  'cause.notLoaded': 'The evidence could not be loaded.',
  'cause.event': '<time></time>: {effect} {item}, {place}',
  'cause.eventBy': '<time></time>: {effect} {item}, {place}, {name}',
  'cause.unknownCode': 'under an unknown code',
  'cause.more': '{count, plural, one {and # more count} other {and # more counts}}',
  'cause.resolve': 'Resolve the code',
  'cause.with': 'Together with',
  'cause.other': '{item}: {expected} expected, {counted} counted',
  'cause.otherDiffers': '{item}: {expected} expected, {counted} counted, {difference}',
  'cause.joined': '{count, plural, one {# line} other {# lines}}',
  'cause.joinedWorth': '{count, plural, one {# line} other {# lines}}, {value} in total',
  'cause.swap': 'Accept both as a swap',
  'cause.moved': '{count, plural, one {Accept as moved} other {Accept these # as moved}}',
  'cause.recount': '{count, plural, one {Recount it} other {Recount these #}}',

  // Shelves where two counts did not agree.
  'disputed.lone':
    '{count, plural, one {# shelf has only one of two counts, so it isn’t included: {shelves}.} other {# shelves have only one of two counts, so they aren’t included: {shelves}.}}',
  'disputed.differing':
    '{count, plural, one {# shelf has two counts that differ, so neither is included: {shelves}.} other {# shelves have two counts that differ, so neither is included: {shelves}.}}',
  'disputed.choose': 'Choose on the wall',
  'disputed.first': 'Accept one count first: after sealing, it can no longer be included.',

  // Recounts.
  'recount.title': '{count, plural, one {Recount # line} other {Recount # lines}}',
  'recount.marked': 'Recount the marked lines',
  'recount.all':
    '{count, plural, one {A counter will recount this item on <shelves></shelves>.} other {A counter will recount these # items on <shelves></shelves>.}}',
  'recount.some':
    '{count, plural, one {A counter will recount # of {total, number} items on <shelves></shelves>.} other {A counter will recount # of {total, number} items on <shelves></shelves>.}}',
  'recount.what':
    'The recount is blind. Earlier counts stay visible here, and all other items on these shelves keep their count. You can decide the other lines meanwhile.',
  'recount.unplaced':
    '{count, plural, one {# item has no known place: it wasn’t counted, and the expected stock names no shelf. To look for it, recount the shelves where it could be, from the audit’s overview.} other {# items have no known place: they weren’t counted, and the expected stock names no shelf. To look for them, recount the shelves where they could be, from the audit’s overview.}}',
  'recount.who': 'Counter',
  'recount.whoHelp': 'People who haven’t counted these shelves are listed first.',
  'recount.anyone': 'Anyone',
  'recount.person':
    '{counted, plural, =0 {{name} (hasn’t counted them)} one {{name} (counted # of them)} other {{name} (counted # of them)}}',
  'recount.personBusy':
    '{counted, plural, =0 {{name} (hasn’t counted them, {shelves} left)} one {{name} (counted # of them, {shelves} left)} other {{name} (counted # of them, {shelves} left)}}',
  'recount.shelves': '{count, plural, one {# shelf} other {# shelves}}',
  'recount.same': 'Let the same person count again',
  'recount.sameHelp': 'The same person may repeat the mistake.',
  'recount.note': 'Note (optional)',
  'recount.reason': '{count, plural, one {Recount of # line} other {Recount of # lines}}',
  'recount.button': '{count, plural, one {Recount # shelf} other {Recount # shelves}}',
  'recount.sent':
    '{count, plural, one {# line will be recounted on {shelves}.} other {# lines will be recounted on {shelves}.}}',
  'recount.sentTo':
    '{count, plural, one {{name} will recount # line on {shelves}.} other {{name} will recount # lines on {shelves}.}}',
  'out.by': 'Recount out · {name} · since <time></time>',
  'out.anyone': 'Recount out · anyone · since <time></time>',
  'out.chip': '{count, plural, one {# recount out} other {# recounts out}}',
  'out.withdraw': 'Withdraw',
  'out.withdrawNamed': 'Withdraw the recount: {item}',
  'out.title': 'Withdraw this recount?',
  'out.text':
    '{count, plural, one {# line on {shelves} is yours to decide again. What was already recounted is kept, but not used.} other {# lines on {shelves} are yours to decide again. What was already recounted is kept, but not used.}}',
  'out.confirm': 'Withdraw the recount',
  'out.came': 'Was {before}, recounted {now}',
  'recount.close': 'Close',
  'recount.overview': 'Open the overview',

  // Completing the audit at the end of a review.
  'complete.none': 'No line needs a decision.',
  'complete.decided': '{decided, number} of {count, plural, one {# line} other {# lines}} decided.',
  'complete.decidedNotFound':
    '{decided, number} of {count, plural, one {# line} other {# lines}} decided. {notFound, number} not found still open.',
  'complete.stale':
    '{count, plural, one {# line changed since its decision.} other {# lines changed since their decision.}}',
  'complete.tolerance': 'Tolerance: {limits}.',
  'complete.everything': 'Every difference counts.',
  'complete.help': 'Accept sets stock to the count; reject keeps the expected number.',
  'complete.recounts': '{count, plural, one {Request # recount} other {Request # recounts}}',
  'complete.button': 'Complete audit',
  'complete.title': 'Complete the audit?',
  'complete.confirm': 'Complete and seal',
  'complete.without': 'Complete without them',
  'complete.text':
    'This seals the results with names and costs as they are now. You can’t reopen the audit; corrections need a new one.',
  'complete.setAside': 'Still set aside',
  'complete.setAsideText':
    '{count, plural, one {# count} other {# counts}} ({units, plural, one {# unit} other {# units}}) still set aside and not included. After sealing, they can no longer be accepted.',
  'complete.decideSetAside': '{count, plural, one {Decide it first} other {Decide them first}}',
  'complete.others': 'Other stores are included',
  'complete.othersText':
    'This audit covers several stores. Someone who manages all of them has to complete it.',
  'complete.close': 'Close',
  'complete.notYet': 'Not ready yet',
  'complete.out':
    '{count, plural, one {# recount is still out: wait for it, or withdraw it.} other {# recounts are still out: wait for them, or withdraw them.}}',
  'complete.showOut': 'Show the recounts',
  'complete.showOpen': '{count, plural, one {Show # line} other {Show # lines}}',
  'complete.undecided':
    '{count, plural, one {# line still needs a decision: accept, reject or recount.} other {# lines still need a decision: accept, reject or recount.}}',
  'complete.notFound':
    '{count, plural, one {# line was not found: set it to 0 or recount it.} other {# lines were not found: set them to 0 or recount them.}}',
  'complete.notFoundWorth':
    '{count, plural, one {# line worth {value} was not found: set it to 0 or recount it.} other {# lines worth {value} were not found: set them to 0 or recount them.}}',
  'sealed.title': 'What is sealed',
  'sealed.accepted': 'Accepted',
  'sealed.acceptedMeans': 'the count is kept',
  'sealed.rejected': 'Rejected',
  'sealed.rejectedMeans': 'the expected number is kept',
  'sealed.zero': 'Set to 0',
  'sealed.zeroMeans': 'not found',
  'sealed.recounted': 'Recounted',
  'sealed.recountedMeans': 'two counts agree',
  'sealed.match': 'Match',
  'sealed.matchMeans': 'no difference',
  'sealed.never': 'Never counted',
  'sealed.neverLines':
    '{count, plural, one {# line was never counted.} other {# lines were never counted.}}',
  'sealed.neverWorth':
    '{count, plural, one {# line worth {value} was never counted.} other {# lines worth {value} were never counted.}}',
  'sealed.neverPartly':
    '{count, plural, one {# line worth {value} ({unvalued, number} without a cost) was never counted.} other {# lines worth {value} ({unvalued, number} without a cost) were never counted.}}',
  'sealed.inStore': '{store}: {sentence}',
  'sealed.neverNote': 'Not part of any difference. The report and the seal say so.',
  'completing.title': 'Completing the audit.',
  'completing.by': '{name} is completing the audit.',
  'completing.freezing': 'Freezing every line with its name and cost.',
  'completing.reading': 'Reading what was counted and decided.',
  'completing.hashing': 'Sealing the documents.',
  'completing.note':
    'You can leave this page. The confirmation number appears here when it’s done.',

  // Beside the table.
  'drawer.title': 'About this count',
  'drawer.label': 'Answers, summary and likely causes',
  'drawer.ask': 'Ask',
  'drawer.summary': 'Summary',
  'drawer.causes': 'Likely causes',
  'drawer.allStores': 'Covers all {count, number} stores of this audit.',

  // A correction of a completed audit.
  'correct.button': 'Create correction',
  'correct.title': 'Correct this audit',
  'correct.text':
    'This creates a new audit linked to this one. The sealed results stay as they are.',
  'correct.example': 'For example: a delivery was booked after the cut-off',

  // Count sheets.
  'sheets.title': 'Count sheets',
  'sheets.contents': 'Contents',
  'sheets.items': 'Items',
  'sheets.itemsText': 'What should be on each shelf, without quantities.',
  'sheets.expected': 'Items and expected quantities',
  'sheets.expectedText': 'For checking only.',
  'sheets.blank': 'Blank lines',
  'sheets.blankText': 'Everything is written down by hand.',
  'sheets.blind': 'Not available in a blind count.',
  'sheets.room': 'Shelves in',
  'sheets.allRooms': 'All rooms',
  'sheets.make': 'Create count sheets',

  // The file from the store's system, to be uploaded there again with the counts.
  'file.label': 'Back into your system',
  'file.title': 'Your file with the counts',
  'file.notLoaded': 'Your file with the counts could not be loaded.',
  'file.download': 'Download your file with the counts',
  'file.none': 'No file was imported. Download the counts in your system’s format instead.',
  'file.noneOf':
    'No file was imported for {stores}. Download those counts in your system’s format instead.',
  'file.counts': 'Counts go into {columns}. Everything else stays as you uploaded it.',
  'file.difference': 'Differences go into {columns}. Everything else stays as you uploaded it.',
  'file.countsOf':
    'Counts of {stores} go into {columns}. Everything else stays as you uploaded it.',
  'file.differenceOf':
    'Differences of {stores} go into {columns}. Everything else stays as you uploaded it.',
  'file.from': 'From {system}.',
  'file.column': 'Which column takes the counts?',
  'file.columnOf': 'Which column takes the counts of {store}?',
  'file.columnHelp': 'All other columns stay as you uploaded them.',
  'file.others': 'For another system',
  'file.system': 'System',
  'file.downloadCounts': 'Download counts',
  'file.upload': 'Upload it to {system}',
  'file.uploadOwn': 'Upload it to your system',
  'file.onlyCounted':
    'Items that weren’t counted, or only in part, are not in the file, so nothing changes for them.',
  'file.lookingUp': 'Looking up the counts…',
  'file.lookingUpItems':
    '{count, plural, one {Looking up the counts: # item…} other {Looking up the counts: # items…}}',
  'file.reading': 'Reading your file: {share}',
  'file.readingLabel': 'How much of your file has been read',
  'file.again': 'Try again',
  'file.save': 'Download the file',
  'file.saveChanged': 'Download only the changed rows',
  'file.saveRest': 'Download what is not in it',
  'file.written':
    '{count, plural, one {# row gets a new number.} other {# rows get a new number.}}',
  'file.unchanged':
    '{count, plural, one {# row was already right.} other {# rows were already right.}}',
  'file.notCounted':
    '{count, plural, one {# row wasn’t counted and stays as it is.} other {# rows weren’t counted and stay as they are.}}',
  'file.left': '{count, plural, one {# row for you to enter} other {# rows for you to enter}}',
  'file.leftRow': 'Row {row, number}, {name}: {reason} Counted: {counted}.',
  'left.several_rows': 'It’s in several rows, and the count can’t be split between them.',
  'left.several_lots': 'It’s in several lots, and the count doesn’t say how much is in each.',
  'left.partly_counted': 'Only some of its shelves were counted.',
  'left.fraction': 'The count is a fraction, and the system takes whole numbers only.',
  'left.not_a_number': 'There is a word where the number goes.',
  'left.broken_row': 'The row has a quote that never closes.',
  'left.no_number': 'There is no number to add the difference to.',
  'file.rowless':
    '{count, plural, one {# item counted but not in the file} other {# items counted but not in the file}}',
  'file.more': 'and {count, number} more',
} as const
