-- A detail of a batch names the sum that it replaced by what the service calls it, which reports it again.
alter table bank_transaction add column sum_identity text;
