-- A transaction that a file has again is looked up by its day and amount, or by what it is called, so that reading a file costs
-- the same however many transactions the account has.
drop index bank_transaction_account;
create index bank_transaction_account on bank_transaction (workspace_id, account, booked_on, amount_minor);
create index bank_transaction_sum on bank_transaction (workspace_id, account, sum_identity) where sum_identity is not null;
