-- Tells webhooks of an audit that was created or has come to another state.
create or replace function app.tell_of_audit() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare
  before text := coalesce(current_setting('app.operator', true), '');
  word text := case when tg_op = 'INSERT' then 'created' when new.status = 'active' then 'started'
    else new.status end;
  facts jsonb;
begin
  perform set_config('app.operator', 'on', true);
  facts := jsonb_build_object('auditId', new.id, 'storeIds', coalesce((
    select jsonb_agg(s.store_id order by s.store_id) from audit_store s
    where s.organization_id = new.organization_id and s.audit_id = new.id), '[]'));
  perform set_config('app.operator', before, true);
  if new.corrects_audit_id is not null then
    facts := facts || jsonb_build_object('correctsAuditId', new.corrects_audit_id);
  end if;
  perform app.tell_webhooks(new.organization_id, 'audit.' || word, new.id, facts);
  if word = 'completed' and new.corrects_audit_id is not null then
    -- In the line of the audit that does not hold any more.
    perform app.tell_webhooks(new.organization_id, 'audit.corrected', new.corrects_audit_id,
      jsonb_build_object('auditId', new.corrects_audit_id, 'correctedByAuditId', new.id));
  end if;
  return null;
end $$;
