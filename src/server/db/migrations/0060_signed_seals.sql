-- Seals that are signed, and that name the one before them. The key that signs is not in the database:
-- whoever writes here can lose a seal, but cannot make one that is believed.

-- A statement about the audit with its signature; null: it was sealed before seals were signed.
alter table audit_seal add column proof text;
-- The place among the seals of the organization, from 1 on.
alter table audit_seal add column sequence integer;
create unique index audit_seal_by_sequence on audit_seal (organization_id, sequence);
create index audit_seal_by_seal on audit_seal (seal);

-- The newest seal of each organization. What is deleted later stays in the chain.
create table house.seal_chain (
  organization_id uuid primary key references organization on delete cascade,
  sequence integer not null,
  seal text
);

-- Holds the chain of an organization until the end of the transaction: of two audits that are completed
-- at once one comes first. A chain begins behind the newest of those that were not signed.
create function house.next_in_seal_chain(organization uuid)
returns table (sequence integer, previous text)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if organization is distinct from nullif(current_setting('app.organization_id', true), '')::uuid then
    raise exception 'This is the chain of another organization';
  end if;
  insert into house.seal_chain as c (organization_id, sequence, seal)
  select organization, 0, (
    select s.seal from audit_seal s
    where s.organization_id = organization order by s.sealed_at desc limit 1)
  on conflict do nothing;
  return query
  select c.sequence + 1, c.seal from house.seal_chain c
  where c.organization_id = organization for update;
end $$;

create function house.append_to_seal_chain(organization uuid, place integer, new_seal text)
returns void language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update house.seal_chain c set sequence = place, seal = new_seal
  where c.organization_id = organization and c.sequence = place - 1
    and organization = nullif(current_setting('app.organization_id', true), '')::uuid;
  if not found then raise exception 'The chain of seals has moved on'; end if;
end $$;
revoke execute on function house.next_in_seal_chain, house.append_to_seal_chain from public;
grant execute on function house.next_in_seal_chain, house.append_to_seal_chain to shelfcount_app;

-- Public keys with their history, signed by the key in use.
create table house.seal_key_list (
  key_id text primary key,
  signed text not null,
  made_at timestamptz not null default now()
);

-- One number over all seals that a day added, whoever they are of.
create table house.seal_root (
  day date primary key,
  sequence integer not null unique,
  root text not null,
  -- The statement with its signature.
  proof text not null,
  made_at timestamptz not null default now()
);
-- Which seals are under it: hashes, and nothing of whose they are.
create table house.seal_root_entry (
  seal text primary key,
  day date not null references house.seal_root
);
create index seal_root_entry_by_day on house.seal_root_entry (day, seal);

-- For anybody who holds a number or a file: the seal as it is kept, which is believed only where its
-- signature is right. Answers nothing that was counted.
create function house.look_up_seal(wanted_number text, wanted_sha256 text)
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

-- The root that a seal is under, with all seals that are under it.
create function house.look_up_seal_root(wanted_seal text)
returns table (day text, proof text, seals text[])
stable language sql security definer set search_path = pg_catalog as $$
  select to_char(r.day, 'YYYY-MM-DD'), r.proof,
    (select array_agg(o.seal order by o.seal) from house.seal_root_entry o where o.day = r.day)
  from house.seal_root_entry e join house.seal_root r on r.day = e.day
  where e.seal = wanted_seal
$$;
revoke execute on function house.look_up_seal, house.look_up_seal_root from public;
grant execute on function house.look_up_seal, house.look_up_seal_root to shelfcount_app;
