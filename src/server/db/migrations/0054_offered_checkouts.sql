-- A page for a plan that is only shown beside its price. The one that somebody has gone to stays open
-- meanwhile, so there may be one of each.

alter table billing_checkout add column offered boolean not null default false;

drop index billing_checkout_open;
create unique index billing_checkout_open on billing_checkout (organization_id, offered)
  where status = 'open' and mode = 'subscription';
