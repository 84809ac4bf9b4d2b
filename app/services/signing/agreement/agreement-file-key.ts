/** Where the sealed paper of an agreement lies; its name says what is in it. */
export const agreementFileKey = (agreementId: string, documentSha256: string) =>
  `agreements/${agreementId}/${documentSha256}.pdf`
