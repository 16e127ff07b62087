-- What an organization asks of a login of a member, and what that login has to show. Null where it asks nothing.
create or replace function app.asked_of(
  asking uuid, member_role text, two_step boolean, session_hours integer, single_sign_on boolean,
  has_two_factor boolean, by_passkey boolean, signed_in_at timestamptz, signed_on_to uuid)
returns json stable language sql as $$
  select case when two_step or session_hours is not null or single_sign_on or signed_on_to is not null then
    json_build_object(
      'twoStep', two_step, 'sessionHours', session_hours, 'singleSignOn', single_sign_on, 'role', member_role,
      'login', json_build_object(
        'signOn', case when signed_on_to is null then 'nobody' when signed_on_to = asking then 'own' else 'foreign' end,
        'hasTwoFactor', has_two_factor,
        'byPasskey', by_passkey,
        'ageMs', extract(epoch from now() - signed_in_at) * 1000)) end
$$;

grant execute on function app.asked_of to shelfcount_app;
