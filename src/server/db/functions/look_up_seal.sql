-- For the public: the stored seal for a confirmation number or a file hash. Callers trust it only if its signature is
-- valid. Returns nothing of what was counted.
create or replace function app.look_up_seal(wanted_number text, wanted_sha256 text)
returns table (
  confirmation_number text, seal text, facts jsonb, json_sha256 text, csv_sha256 text,
  sealed_at timestamptz, proof text
)
stable language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select s.confirmation_number, s.seal, s.facts, s.json_sha256, s.csv_sha256, s.sealed_at, s.proof
  from audit_seal s
  where case
    when wanted_number is not null then s.confirmation_number = wanted_number
    else s.json_sha256 = wanted_sha256 or s.csv_sha256 = wanted_sha256
  end
  limit 1;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.look_up_seal from public;
grant execute on function app.look_up_seal to shelfcount_app;
