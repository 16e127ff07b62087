-- A provider event with the customer it is about. Some events name only a payment, not the customer who paid.
create or replace function app.provider_event_of(event_id text)
returns table (type text, customer_id text, status text, subject jsonb) language sql stable as $$
  select type, customer_id, status, payload #> '{data,object}' from app.provider_event
  where id = event_id;
$$;
