-- What an organization asks of a login of a member, and what that login has to show. Null where it asks nothing.
create or replace function app.asked_of(
  two_step boolean, session_hours integer, has_two_factor boolean, by_passkey boolean,
  signed_in_at timestamptz)
returns json stable language sql as $$
  select case when two_step or session_hours is not null then json_build_object(
    'twoStep', two_step, 'sessionHours', session_hours, 'login', json_build_object(
      'hasTwoFactor', has_two_factor,
      'byPasskey', by_passkey,
      'ageMs', extract(epoch from now() - signed_in_at) * 1000)) end
$$;

grant execute on function app.asked_of to shelfcount_app;
