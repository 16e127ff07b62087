-- Records the outcome of an event of the payment provider.
create or replace function app.end_provider_event(
  event_id text, outcome text, said text, owner uuid
) returns void language sql as $$
  update app.provider_event
  set status = outcome, problem = said, owner_id = coalesce(owner, owner_id),
    attempts = attempts + 1, handled_at = now()
  where id = event_id;
$$;
