import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'ग्राहक का VAT नंबर जोड़ें: उसी के तहत कर उस पर बनता है, और किसी रजिस्टर का नंबर काफ़ी नहीं (निर्देश 2006/112/EC, अनु. 226 (4))। वह न हो तो कर लगाएँ।',
}
