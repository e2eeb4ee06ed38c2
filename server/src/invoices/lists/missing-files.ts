import { type TextLanguage, textLanguageOf } from '@bordereau/domain/text/text-language'

/** The file's name in the ZIP, the same in every language, so that programs can look for it. */
export const MISSING_FILES = 'missing-files.txt'

/** The content of missing-files.txt: the names of files that could not be read, in the member's language. */
export function missingFilesText(names: readonly string[], language: string): string {
  const label = LABELS[textLanguageOf(language)]
  return [label, '', ...names, ''].join('\r\n')
}

const LABELS: Readonly<Record<TextLanguage, string>> = {
  en: 'These files are missing from the archive or damaged. The server’s administrator can restore them from a backup.',
  fr: 'Ces fichiers manquent dans l’archive ou sont endommagés. La personne qui gère le serveur peut les restaurer à partir d’une sauvegarde.',
  de: 'Diese Dateien fehlen im Archiv oder sind beschädigt. Wer den Server betreibt, kann sie aus einer Sicherung wiederherstellen.',
  es: 'Estos archivos faltan en el archivo o están dañados. Quien administra el servidor puede restaurarlos desde una copia de seguridad.',
  pl: 'Tych plików brakuje w archiwum lub są uszkodzone. Osoba prowadząca serwer może je przywrócić z kopii zapasowej.',
  it: 'Questi file mancano dall’archivio o sono danneggiati. Chi gestisce il server può ripristinarli da un backup.',
  hi: 'ये फ़ाइलें संग्रह में नहीं हैं या क्षतिग्रस्त हैं। सर्वर चलाने वाला व्यक्ति इन्हें बैकअप से पुनर्स्थापित कर सकता है।',
  ar: 'هذه الملفات مفقودة من الأرشيف أو تالفة. يمكن لمن يدير الخادم استعادتها من نسخة احتياطية.',
  nl: 'Deze bestanden ontbreken in het archief of zijn beschadigd. De beheerder van de server kan ze uit een back-up terugzetten.',
  pt: 'Estes ficheiros faltam no arquivo ou estão danificados. O administrador do servidor pode restaurá-los a partir de uma cópia de segurança.',
}
