-- The referral code of a customer in a program. Stores the candidate if there is none yet.
create or replace function app.referral_code_of(referrer uuid, program text, candidate text, now_ms bigint)
returns table (code text, created_at_ms bigint) language sql as $$
  insert into app.referral_code (code, owner_id, program_id, created_at_ms)
  values (candidate, referrer, program, now_ms) on conflict do nothing;
  select code, created_at_ms from app.referral_code
  where owner_id = referrer and program_id = program;
$$;
