/*
 * Process that checks one uploaded file and sends the result. Plain JavaScript, because the built application runs it
 * from the sources. Its heap limit does not cover Buffers, so each check limits what it copies and inflates.
 */
const CHECKS = {
  pdf: async () => (await import('./pdf.mjs')).checkPdf,
  photo: async () => (await import('./photo.mjs')).checkPhoto,
}

process.once('message', async ({ kind, source, limits }) => {
  const check = await CHECKS[kind]()
  process.send(await check(source, limits))
})
