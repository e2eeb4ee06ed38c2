-- Five more designs of the paper. Those of issued documents are frozen with them and keep their meaning.
alter table company drop constraint company_paper_design_check;
alter table company add constraint company_paper_design_check check (
  paper_design in ('classic', 'modern', 'compact', 'letter', 'window', 'rail', 'mono', 'statement')
);
