-- The owner and the program of a referral code.
create or replace function app.find_referral_code(wanted text)
returns table (owner_id uuid, program_id text) language sql stable as $$
  select owner_id, program_id from app.referral_code where code = wanted;
$$;
