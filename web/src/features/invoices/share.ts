export type SharedTexts = {
  readonly subject: string
  readonly message: string
  readonly link: string
}

/** The URL that opens a messenger or the mail program with the texts filled in; the user chooses the recipient. */
export function shareAddress(
  channel: 'email' | 'whatsapp' | 'telegram',
  { subject, message, link }: SharedTexts,
): string {
  const encode = encodeURIComponent
  switch (channel) {
    case 'email':
      return `mailto:?subject=${encode(subject)}&body=${encode(`${message}\n\n${link}\n`)}`
    case 'whatsapp':
      return `https://wa.me/?text=${encode(`${message} ${link}`)}`
    case 'telegram':
      return `https://t.me/share/url?url=${encode(link)}&text=${encode(message)}`
  }
}
