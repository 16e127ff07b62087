// The page for developers: how to use the API. In English, as the document that it explains.

export default {
  title: 'Shelfcount for developers',
  lead: 'Connect your register, your data warehouse, or a script of your own. The API reads and writes the same stores, shelves, items and counts that people see.',
  contents: 'On this page',
  'first.title': 'Your first call',
  'first.key':
    'An owner opens <link>Organization, API keys</link> and creates a key. Choose only what it needs, such as “Organization: read” and “Items: change”. The key is shown once.',
  'first.shell': 'Keep it in your shell, not in your code:',
  'first.call': 'Then ask who you are:',
  'first.next': 'And which stores the key works in:',
  'keys.title': 'Keys',
  'keys.text':
    'Send the key as a bearer token. It acts within its scopes and stores until its end date, and the journal names it. A revoked key is refused at once. Keep keys on servers: pages of other sites cannot call the API.',
  'write.title': 'Writing once',
  'write.text':
    'Send an Idempotency-Key with every write. If the network fails, send the same request again: it happens once, and you get the same answer for a day. The same key with another request is refused with “conflict”.',
  'pages.title': 'Lists and cursors',
  'pages.text':
    'A list has “data”, “total” and “nextCursor”. Send the cursor back as “cursor” until it is null.',
  'pages.since':
    'Ask for audits, counts, findings and the journal “from” and “until” a time. Let the time ranges overlap by a minute, and match rows by id: a row written just now can appear a moment later.',
  'bulk.title': 'Many at a time',
  'bulk.in':
    'Send up to 1,000 lines of NDJSON. Each line is written by itself, and the answer has a line for each: what was made, or why not.',
  'bulk.out': 'Ask a list for NDJSON, and all of its pages come as lines:',
  'stock.title': 'Expected stock',
  'stock.send':
    'Send what should be on the shelves of a store, a row a line, up to 1,000,000 lines in one request. Each line names an item by “sku”, “barcode” or “name” and says its “quantity”. It may also have “unitCost”, “unitPrice”, “category”, “unit”, “room”, “shelf”, “lot”, “expiry” and “serial”. Add ?auditId= for an audit that is planned or running; otherwise it is for the next one. All lines are taken, or none.',
  'stock.look':
    'They are checked like a file that a manager drops. Ask until “status” is “checked”. Then “check” counts what was found, and /findings lists it by row:',
  'stock.confirm':
    'Nothing has changed yet. Confirm it, and ask again until “inForce” is true. Rows with errors are left out. What is in force is at /stores/STORE_ID/expected.',
  'files.title': 'Sealed files',
  'files.text':
    'The results of a completed audit come as the JSON or CSV file that people download, with its proof at the end. Keep it byte by byte. Anyone can check it on the <link>verify page</link>.',
  'live.title': 'Live answers',
  'live.text':
    'A key is also the token of a socket. Follow rooms, audits, assignments, counts, results or findings within its scopes, and each change comes by itself. The published Convex client speaks the protocol. What these functions answer may change with a release.',
  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'An owner opens <link>Organization, API keys</link>, adds the address of your system under Webhooks, and chooses what it hears about. A key with “Webhooks: change” for all stores does the same at /webhooks, and can send a test, read the log and send a message again. Messages follow Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature are headers, and the body has “type”, “timestamp” and “data”.',
  'webhooks.receive':
    'Check each message with the secret that was shown when the webhook was added, and answer 2xx within 15 seconds. Any Standard Webhooks library can do it, such as this one for Node:',
  'webhooks.again':
    'What you don’t accept is sent again, up to ten times in three days, always with the same webhook-id. Messages about one audit come in their order. The same message may come twice, so remember the ids that you have seen. Answer 410 to hear nothing more. For a day after the secret is changed, messages are signed with both.',
  'webhooks.try':
    'In the folder of an installation of your own, started with WEBHOOKS_TO_PRIVATE=on, this shows what arrives:',
  'webhooks.event': 'Event',
  'webhooks.when': 'When',
  'webhooks.data': 'Data',
  'errors.title': 'Errors',
  'errors.text':
    'Errors are problem details (RFC 9457) with a code that does not change. “details” says which field, scope or state it is about. Mention “requestId” when you ask us.',
  'errors.code': 'Code',
  'errors.status': 'Status',
  'errors.meaning': 'What it says',
  'limits.title': 'Limits',
  'limits.text':
    'A key may send {key, number} requests a minute. Ten lines of a bulk write count as one request, and so does each page of a bulk read. A list of expected stock is one request, however long. A bulk read that reaches the limit pauses until the minute is over and then goes on, so give it time. RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset come with every answer. After 429, wait as long as Retry-After says.',
  'client.title': 'TypeScript',
  'client.text':
    'Fetch one file with a client and the types of everything. It needs nothing else, and knows the address of this installation.',
  'client.example': 'Then read the lines of the newest results. Pages follow by themselves:',
  'assistants.title': 'Assistants',
  'assistants.text':
    'An assistant that speaks the Model Context Protocol (MCP) asks for itself: which audits there are, what was found, who counted an item. Give it this address and a key of its own. It has the rights and the limits of that key, so a key that only reads lets it only read.',
  'reference.title': 'Reference',
  'reference.text':
    'The whole API as <link>OpenAPI 3.1</link>. Within v1, fields are added and never taken away.',
  'reference.waiting': 'The reference is loading.',
  'reference.failed': 'The reference did not load. Open the OpenAPI document instead.',
  'reference.takes': 'takes {names}',
  'reference.sends': 'sends {names}',
  'reference.needs': 'needs {scope}',
} as const
