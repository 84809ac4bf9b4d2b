/** Where a page is shared with one press; `address` is the page's own, whole. */
export function shareLinks(address: string, title: string) {
  const facebook = new URLSearchParams({ u: address })
  const twitter = new URLSearchParams({ url: address, text: title })
  return [
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?${facebook}` },
    { label: 'Twitter', to: `https://twitter.com/intent/tweet?${twitter}` },
  ]
}
