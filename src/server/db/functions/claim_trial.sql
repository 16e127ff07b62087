-- True if this customer now has the trial, false if another customer had it before.
create or replace function app.claim_trial(product text, print text, claimant uuid)
returns boolean language sql as $$
  insert into app.trial_fingerprint (product_id, fingerprint, owner_id)
  values (product, print, claimant) on conflict do nothing;
  select owner_id = claimant from app.trial_fingerprint
  where product_id = product and fingerprint = print;
$$;
