-- Counts one redemption; false if the limit is reached. Parallel redemptions wait for the row.
create or replace function app.count_redemption(wanted text, most integer)
returns boolean language sql as $$
  with counted as (
    update app.referral_code set redemptions = redemptions + 1
    where code = wanted and redemptions < most returning 1
  )
  select exists (select from counted);
$$;
