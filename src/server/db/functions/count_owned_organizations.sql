-- How many organizations a person owns, sample organizations not included. A function, because rows of organizations
-- cannot be read in the scope of a person.
create or replace function app.count_owned_organizations(owner text) returns integer
stable language sql as $$
  select count(*)::int
  from member m join organization o on o.id = m.organization_id
  where m.user_id = owner and m.role = 'owner' and o.purpose = 'work'
$$;

grant execute on function app.count_owned_organizations to shelfcount_app;
