import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'أضف الرقم الضريبي للعميل: فبه يستحق عليه دفع الضريبة، ولا يكفي رقم السجل (التوجيه 2006/112/EC، المادة 226 (4)). وإن لم يكن له رقم فاحتسب الضريبة.',
}
