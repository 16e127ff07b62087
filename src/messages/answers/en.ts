// What rules write about a count: its summary, and answers to questions.

export default {
  // The summary: how much is done, and what the count found.
  'coverage.allCounted':
    '{shelves, plural, one {The shelf is} other {All # shelves are}} done, and every line has a count.',
  'coverage.allNothing':
    '{shelves, plural, one {The shelf is} other {All # shelves are}} done; nothing is counted.',
  'coverage.allLeft':
    '{shelves, plural, one {The shelf is} other {All # shelves are}} done; {left, plural, one {# line has} other {# lines have}} no count.',
  'coverage.someCounted':
    '{shelves, plural, one {The shelf is not done} other {{done, plural, one {# of {total} shelves is done} other {# of {total} shelves are done}}}}, and every line has a count.',
  'coverage.someNothing':
    '{shelves, plural, one {The shelf is not done} other {{done, plural, one {# of {total} shelves is done} other {# of {total} shelves are done}}}}; nothing is counted.',
  'coverage.someLeft':
    '{shelves, plural, one {The shelf is not done} other {{done, plural, one {# of {total} shelves is done} other {# of {total} shelves are done}}}}; {left, plural, one {# line has} other {# lines have}} no count.',
  'net.noBaseline': 'There is no expected stock to compare with.',
  'net.notYet': 'Results appear as shelves are submitted.',
  'net.currencies': 'The stores count in different currencies, so their values are not added up.',
  'net.short':
    '{scope, select, submitted {The submitted shelves are} stores {The stores are} other {The store is}} {net} short net, with differences of {gross} gross{lost, select, known {; shrinkage is {share}} other {}}.',
  'net.over':
    '{scope, select, submitted {The submitted shelves are} stores {The stores are} other {The store is}} {net} over net, with differences of {gross} gross{lost, select, known {; shrinkage is {share}} other {}}.',
  'net.even':
    '{scope, select, submitted {The submitted shelves are} stores {The stores are} other {The store is}} even net, with differences of {gross} gross{lost, select, known {; shrinkage is {share}} other {}}.',
  'never.plain':
    '{count, plural, one {# line was never counted.} other {# lines were never counted.}}',
  'never.unknown':
    '{count, plural, one {# line of unknown cost was never counted.} other {# lines of unknown cost were never counted.}}',
  'never.worth':
    '{count, plural, one {# line worth {value} was never counted.} other {# lines worth {value} were never counted.}}',
  'never.partly':
    '{count, plural, one {# line worth {value} ({unvalued, number} without a cost) was never counted.} other {# lines worth {value} ({unvalued, number} without a cost) were never counted.}}',
  'missed.plain':
    '{count, plural, one {# line was not found on submitted shelves.} other {# lines were not found on submitted shelves.}}',
  'missed.unknown':
    '{count, plural, one {# line of unknown cost was not found on submitted shelves.} other {# lines of unknown cost were not found on submitted shelves.}}',
  'missed.worth':
    '{count, plural, one {# line worth {value} was not found on submitted shelves.} other {# lines worth {value} were not found on submitted shelves.}}',
  'missed.partly':
    '{count, plural, one {# line worth {value} ({unvalued, number} without a cost) was not found on submitted shelves.} other {# lines worth {value} ({unvalued, number} without a cost) were not found on submitted shelves.}}',
  'stores.all': 'By store: {stores}.',
  'stores.some': 'By store, among others: {stores}.',
  'store.short': '“{name}” is {net} short net ({gross} gross)',
  'store.over': '“{name}” is {net} over net ({gross} gross)',
  'store.even': '“{name}” is even net ({gross} gross)',
  lines:
    '{matched, plural, one {# line is} other {# lines are}} as expected, an accuracy of {share}; {short, number} short and {over, number} over{beyond, plural, =0 {} one {, # of them not expected here} other {, # of them not expected here}}.',
  'worst.one': 'The largest difference is {difference}.',
  'worst.several': 'The largest differences are {differences}.',
  'difference.short':
    '“{name}”{place, select, known { in “{store}”} other {}} ({quantity} short{worth, select, known {, {value}} other {}})',
  'difference.over':
    '“{name}”{place, select, known { in “{store}”} other {}} ({quantity} over{worth, select, known {, {value}} other {}})',
  category: 'By category most of it is in “{name}”, {gross} gross.',
  'open.decisions': '{count, plural, one {# line waits} other {# lines wait}} for a decision.',
  'open.codes': '{count, plural, one {# code is} other {# codes are}} unknown.',
  'open.mistakes':
    '{count, plural, one {# finding points} other {# findings point}} to a counting mistake rather than to missing stock.',

  // Answers.
  unmatched: 'Nothing here is called “{search}”.',
  'nothing.summary': 'Nothing has been counted yet.',
  'nothing.coverage': 'There are no shelves in this count.',
  'nothing.people': 'Nobody has counted yet.',
  'nothing.unknown_codes': 'There are no unknown codes.',
  'nothing.findings': 'No pattern found.',
  'none.missing': 'No line{which, select, named { that matches “{search}”} other {}} is short.',
  'none.extra': 'No line{which, select, named { that matches “{search}”} other {}} is over.',
  'none.unexpected':
    'No line{which, select, named { that matches “{search}”} other {}} was counted without being expected.',
  'none.uncounted':
    'Every line{which, select, named { that matches “{search}”} other {}} has a count.',
  'head.missing':
    '{count, plural, one {# line{which, select, named { that matches “{search}”} other {}} is short} other {# lines{which, select, named { that match “{search}”} other {}} are short}}{worth, select, known {, together {value}} other {}}.',
  'head.extra':
    '{count, plural, one {# line{which, select, named { that matches “{search}”} other {}} is over} other {# lines{which, select, named { that match “{search}”} other {}} are over}}{worth, select, known {, together {value}} other {}}.',
  'head.unexpected':
    '{count, plural, one {# line{which, select, named { that matches “{search}”} other {}} was counted without being expected} other {# lines{which, select, named { that match “{search}”} other {}} were counted without being expected}}{worth, select, known {, together {value}} other {}}.',
  'head.uncounted':
    '{count, plural, one {# line{which, select, named { that matches “{search}”} other {}} has no count} other {# lines{which, select, named { that match “{search}”} other {}} have no count}}.',
  'line.short': '“{name}” is {quantity} short{worth, select, known { ({value})} other {}}.',
  'line.over': '“{name}” is {quantity} over{worth, select, known { ({value})} other {}}.',
  item: '“{name}”: {facts}.',
  'item.notCounted': 'not counted',
  store:
    '“{name}”: {done, number} of {shelves, plural, one {# shelf} other {# shelves}} done{sure, select, known {; accuracy by line {accuracy}} other {}}; lines short: {short}, over: {over}{worth, select, known {; {net} net and {gross} gross} other {}}.',
  place:
    '“{name}”: {left, plural, =0 {no shelf} one {#} other {#}} of {total} left{where, select, known { ({places})} other {}}.',
  'place.time':
    'About {minutes, plural, one {# minute} other {# minutes}} to go, between {least} and {most}.',
  person:
    '“{name}”: {speed, select, known {{pace} units a minute} other {too little counted to tell a pace}}; {shelves, plural, one {# shelf} other {# shelves}}, {lines, plural, one {# line} other {# lines}}.',
  codes: 'Unknown codes: {count, number}.',
  code: '“{code}”: {where, select, known {{places}} other {no place known}}.',

  // What stands beside the numbers of a row.
  'note.pace': 'estimate from the pace so far',
  'note.left': 'still to count: {places}',
  'note.beside': 'scanned beside {items}',

  // What the numbers of a row are.
  fact: '{what} {value}',
  'fact.shelves': 'shelves',
  'fact.shelves explained': 'shelves done',
  'fact.shelves left': 'shelves left',
  'fact.lines': 'lines',
  'fact.lines counted': 'lines counted',
  'fact.lines as expected': 'lines as expected',
  'fact.lines short': 'lines short',
  'fact.lines over': 'lines over',
  'fact.lines not expected': 'lines not expected',
  'fact.lines not counted': 'lines not counted',
  'fact.lines not found on shelves that were handed in': 'lines not found on submitted shelves',
  'fact.value of what was not found': 'value of what was not found',
  'fact.net value': 'net value',
  'fact.gross value': 'gross value',
  'fact.net units': 'net units',
  'fact.gross units': 'gross units',
  'fact.accuracy by line': 'accuracy by line',
  'fact.accuracy by unit': 'accuracy by unit',
  'fact.shrinkage': 'shrinkage',
  'fact.expected': 'expected',
  'fact.counted': 'counted',
  'fact.difference': 'difference',
  'fact.value of the difference': 'value of the difference',
  'fact.entered': 'entered',
  'fact.factor': 'units per scan',
  'fact.units': 'units',
  'fact.units per minute': 'units per minute',
  'fact.lines per minute': 'lines per minute',
  'fact.minutes of counting': 'minutes of counting',
  'fact.minutes to go, about': 'minutes to go, about',
  'fact.minutes to go, at least': 'minutes to go, at least',
  'fact.minutes to go, at most': 'minutes to go, at most',
  'fact.unknown codes': 'unknown codes',
  'fact.readings': 'scans',
  'fact.confidence that the pattern is there': 'confidence that the pattern is there',
  'fact.confidence that it is a counting mistake': 'confidence that it is a counting mistake',
  'fact.value': 'value',
  'fact.place in the order of recounts': 'place in the order of recounts',
  'fact.value at risk': 'value at risk',
} as const
