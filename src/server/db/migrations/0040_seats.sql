-- What is billed by use may be seats, of which one more has to be paid for: usage is taken quickly again
-- when the account has been saved by rules that know which rows those are.

update billing_balance set alone_until_ms = 0
where alone_until_ms <> 0 and (floor is null or floor < 0);
