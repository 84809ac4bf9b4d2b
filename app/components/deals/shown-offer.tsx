/** Hidden fields with the offer the page showed: an answer to an older offer is refused. */
export function ShownOffer({ inquiryId, round }: { inquiryId: string; round: number }) {
  return (
    <>
      <input type="hidden" name="inquiryId" value={inquiryId} />
      <input type="hidden" name="round" value={round} />
    </>
  )
}
