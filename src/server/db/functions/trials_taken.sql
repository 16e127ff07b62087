-- The products that another customer of this browser has tried.
create or replace function app.trials_taken(print text, claimant uuid)
returns setof text language sql stable as $$
  select product_id from app.trial_fingerprint where fingerprint = print and owner_id <> claimant;
$$;
