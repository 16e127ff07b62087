-- An event of the provider with what it is about: some name a payment and nobody who paid it.
create or replace function app.provider_event_of(event_id text)
returns table (type text, customer_id text, status text, subject jsonb) language sql stable as $$
  select type, customer_id, status, payload #> '{data,object}' from app.provider_event
  where id = event_id;
$$;
