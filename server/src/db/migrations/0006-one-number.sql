-- A number names one document of the company, whichever series gave it: the law and whoever pays know no series.
drop index invoice_number;
create unique index invoice_number on invoice (workspace_id, upper(number)) where number is not null;
