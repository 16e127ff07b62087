-- Money that goes back after it was paid: to the card, lost to the bank, or as credit of a credit note.
alter table billing_invoice
  add column refunded numeric not null default 0,
  add column credited numeric not null default 0;

-- Some reports name a payment and nobody who paid it: whoever handles them has to see what they are about.
drop function house.provider_event_of(text);
create function house.provider_event_of(event_id text)
returns table (type text, customer_id text, status text, subject jsonb) language sql stable as $$
  select type, customer_id, status, payload #> '{data,object}' from house.provider_event
  where id = event_id;
$$;
