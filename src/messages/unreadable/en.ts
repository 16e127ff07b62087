// Why a file cannot be read at all.

export default {
  not_here: 'The file could not be read on this device.',
  empty: 'The file is empty.',
  cut_off: 'The file is damaged: it ends too early.',
  damaged: 'The file is damaged: it ends too early or was changed on its way.',
  password: 'The workbook has a password. Save it without one and drop it again.',
  large_workbook: 'The workbook is too large. Save the sheet as CSV and drop it again.',
  unusual_workbook:
    'The workbook cannot be read: it is damaged or of an unusual kind. Save it as XLSX or CSV and drop it again.',
  no_workbook: 'This packed file is not a workbook. Unpack it and drop what is inside.',
  unpacks_large:
    'This workbook unpacks to far more than a list of items needs. Save it as CSV and drop it again.',
  unpacks_larger:
    'The workbook unpacks to more than it says. Save it again as XLSX or CSV and drop it again.',
  packed_unusually:
    'The workbook is packed in an unusual way, so nothing can be written into it. Take the counts as another file.',
  no_table:
    '{what, select, pdf {This is a PDF.} picture {This is a picture.} packed {This is a packed file.} program {This is a program.} web_page {This is a web page, whatever its name says.} other {This is not a text file.}} Save it as CSV, XLSX, XLS or ODS and drop it again.',
  too_large:
    'The file is too large: {kind} may have up to {megabytes, number} MB. Split it into parts.',
  too_long:
    '{kind} files may have up to {rows, number} rows, and this one has more. Save the sheet as CSV.',
  too_long_text:
    'CSV files may have up to {rows, number} rows, and this one has more. Split it into parts.',
  too_wide:
    'A row has {cells, number} cells; up to {most, number} can be read. Is a separator missing its quotes?',
  long_row: 'Row {row, number} is longer than {most, number} letters. Are its line ends missing?',
  open_quotes:
    'More than {rows, number} rows have a quote (") that never closes. The first opens in row {first, number}. Save the list as CSV again, or take the quotes out.',
  took_too_much:
    'Reading this file took more than it may. Save the list as CSV, or in smaller parts, and drop it again.',
  broken: 'Something went wrong on our side while reading the file. Try again.',
  audit_closed:
    'The audit has been {status, select, stopped {stopped} submitted {submitted} completed {completed} other {canceled}} in the meantime, so it takes no stock list.',
} as const
