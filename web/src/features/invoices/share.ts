export type Shared = { readonly subject: string; readonly message: string; readonly link: string }

/** The address that opens a messenger or the mail program with the words in it; the person chooses to whom they go. */
export function shareAddress(
  through: 'email' | 'whatsapp' | 'telegram',
  { subject, message, link }: Shared,
): string {
  const say = encodeURIComponent
  switch (through) {
    case 'email':
      return `mailto:?subject=${say(subject)}&body=${say(`${message}\n\n${link}\n`)}`
    case 'whatsapp':
      return `https://wa.me/?text=${say(`${message} ${link}`)}`
    case 'telegram':
      return `https://t.me/share/url?url=${say(link)}&text=${say(message)}`
  }
}
