/** With its first letter in capitals, as searches of projects are sent: 'caprice' as 'Caprice'. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}
