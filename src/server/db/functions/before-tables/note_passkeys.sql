-- Whether a person has a passkey is said of the person as well.
create or replace function app.note_passkeys() returns trigger language plpgsql as $$
declare owner text := coalesce(new."userId", old."userId");
begin
  update auth."user" u
  set "hasPasskey" = exists (select from auth.passkey p where p."userId" = owner)
  where u.id = owner;
  return null;
end $$;
