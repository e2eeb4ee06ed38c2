-- The suppliers with an agreement on self-billing are few among all customers; Settings list them with their series.
create index customer_with_agreement on customer (workspace_id, id) where profile -> 'selfBilling' is not null;
