-- Figures of completed audits, added up once, so that reports over years of them stay cheap. Written together
-- with the seal, by value: they never change. Untracked, like the lines they come from.

-- Sums over the lines of one category in one store of one audit; '' for items without a category.
-- Quantities in thousandths, values in thousandths of the currency; null: there is nothing to add up, which
-- is not 0.
create table report_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  category text not null,
  lines integer not null,
  counted_lines integer not null,
  compared_lines integer not null,
  matched_lines integer not null,
  missing_lines integer not null,
  extra_lines integer not null,
  unexpected_lines integer not null,
  unvalued_lines integer not null,
  expected bigint,
  counted bigint,
  net bigint,
  gross bigint,
  compared_expected bigint,
  expected_value bigint,
  counted_value bigint,
  net_value bigint,
  gross_value bigint,
  short_value bigint,
  compared_value bigint,
  -- Lines of which something was not counted, those of them whose cost nobody knows, and what it should be
  -- worth by the books.
  not_counted_lines integer not null default 0,
  not_counted_unvalued_lines integer not null default 0,
  not_counted_value bigint,
  primary key (organization_id, audit_id, store_id, category),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('report_figure');
call app.read_scope_once('report_figure');
revoke update, delete on report_figure from shelfcount_app;

-- How far one store of one audit was counted, and in how much time.
create table report_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  store_name text not null,
  shelves integer not null,
  explained integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_store_by_store on report_store (organization_id, store_id, audit_id);
call app.protect('report_store');
call app.read_scope_once('report_store');
revoke update, delete on report_store from shelfcount_app;

-- What one person counted in one store of one audit.
create table report_counter (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  user_id text not null,
  user_name text not null,
  shelves integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  -- Lines that somebody counted again in a later round, and those of them that came out otherwise.
  recounted_lines integer not null,
  differing_lines integer not null,
  primary key (organization_id, audit_id, store_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_counter_by_user on report_counter (organization_id, user_id);
call app.protect('report_counter');
call app.read_scope_once('report_counter');
revoke update, delete on report_counter from shelfcount_app;
