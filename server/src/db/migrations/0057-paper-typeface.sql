-- What a company changes in the design of its documents; 'design' is as the design has it.
alter table company
  add column paper_typeface text not null default 'design'
    check (paper_typeface in ('design', 'sans', 'serif', 'mono')),
  add column paper_margins text not null default 'design'
    check (paper_margins in ('narrow', 'design', 'wide'));
