-- The term of the code and of the texts: an amount is announced to the customer.
alter table collection rename column told_minor to announced_minor;
