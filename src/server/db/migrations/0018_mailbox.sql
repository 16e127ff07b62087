-- People find the invitations that were sent to their address without the mail at hand.

-- Whether the address of a person is known to be theirs.
grant select ("emailVerified") on auth."user" to shelfcount_app;

-- Functions enter the scope of a mailbox only for the person whose verified address it is.
create policy mailbox_scope on invitation for select using (
  email = nullif(current_setting('app.email', true), '')
);
create index invitation_by_email on invitation (email);

drop function house.log_invitation cascade;
call house.track('invitation', 'o', 'organization_id', 't', 'token_hash', 'e', 'email');
