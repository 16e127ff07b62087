-- Products that another customer in this browser has already tried.
create or replace function app.trials_taken(print text, claimant uuid)
returns setof text language sql stable as $$
  select product_id from app.trial_fingerprint where fingerprint = print and owner_id <> claimant;
$$;
