import { type Fault, faultsIn } from './fault'

const RECIPIENTS = ['embedded', 'services/pickup/recipients.test.ts'] as const
const INSPECTION = ['postgres', 'services/pickup/inspection.test.ts'] as const
const NOTIFY = ['embedded', 'services/pickup/notify-owner.test.ts'] as const

/** Whoever is sent pickup details, and what they tell the owner. */
export const PICKUP: readonly Fault[] = [
  ...faultsIn('server/session/pickup-reader.server.ts', RECIPIENTS, [
    ['revoked-opens', 'a link that was taken back still opens', 'link.revokedAt !== null || ', ''],
    ['expired-opens', 'a link that has run out still opens', ' || link.expiresAt <= now()', ''],
    [
      'inside-after-revoked',
      'whoever came by a link stays after it was taken back',
      'if (isOver(link)) {',
      'if (isOver(link) && link.revokedAt === null) {',
    ],
    [
      'inside-after-expired',
      'whoever came by a link stays after it has run out',
      'if (isOver(link)) {',
      'if (link.revokedAt !== null) {',
    ],
  ]),
  ...faultsIn('services/pickup/recipients/issue-pickup-link.server.ts', RECIPIENTS, [
    ['old-pickup-link', 'a resend leaves the old link', 'await revokePickupLinks(tx, recipientId)', ''],
  ]),
  ...faultsIn('services/pickup/recipients/send-pickup-details.server.ts', RECIPIENTS, [
    [
      'details-sent-twice',
      'a double press sends two links',
      'same && !same.revokedAt && same.sentAt >= drawnAt',
      'false',
    ],
  ]),
  ...faultsIn('services/pickup/recipients/mark-pickup-opened.server.ts', RECIPIENTS, [
    [
      'opened-anew',
      'a second look changes when it was opened',
      'and(eq(pickupRecipients.id, recipientId), isNull(pickupRecipients.openedAt))',
      'eq(pickupRecipients.id, recipientId)',
    ],
  ]),
  ...faultsIn('services/pickup/require-reach.server.ts', RECIPIENTS, [
    [
      'scanner-opens',
      'a mail scanner that reads the page counts as somebody who has',
      'const [recipient] = await (tx ?? db()).select()',
      'await db().update(pickupRecipients).set({ openedAt: new Date() })\n  const [recipient] = await (tx ?? db()).select()',
    ],
    ['link-opens-all', 'a link opens the pickup of every order', 'holder?.orderId !== at.orderId', '!holder'],
  ]),
  ...faultsIn('services/pickup/require-reach.server.ts', INSPECTION, [
    [
      'revoked-sends',
      'photos come in by a link that was taken back meanwhile',
      'if (!recipient || recipient.revokedAt) throw',
      'if (!recipient) throw',
    ],
  ]),
  ...faultsIn('services/pickup/inspection/add-photo.server.ts', INSPECTION, [
    [
      'photo-sent-twice',
      'a photo that is sent again is another one',
      'if (known) return { ok: true, photo: known }',
      '',
    ],
    [
      'finish-leaves-open',
      'a photo that comes after the end takes the place of one before',
      'const replaced = inspection.finishedAt ? null : before',
      'const replaced = before',
    ],
    ['photo-swept', 'the file of a photo is let go of', 'if (received?.ok) await keepFile(tx, received.file.id)', ''],
  ]),
  ...faultsIn('services/pickup/inspection/finish-inspection.server.ts', INSPECTION, [
    ['finished-without-shots', 'an inspection ends without its shots', ' || missingShots(photos).length > 0', ''],
  ]),
  ...faultsIn('services/pickup/inspection/photo-evidence.server.ts', INSPECTION, [
    ['repeated-unseen', 'a picture that was used before is none', 'return same !== undefined', 'return same === null'],
  ]),
  ...faultsIn(
    'server/files/check-photo.server.ts',
    ['postgres', 'server/files/check-photo.test.ts'],
    [
      [
        'print-tells-all',
        'a print says where it was taken',
        "  const shown = await sharp(bytes, { failOn: 'error', limitInputPixels: PHOTO_PIXELS })",
        "  const shown = await sharp(bytes, { failOn: 'error', limitInputPixels: PHOTO_PIXELS }).keepMetadata()",
      ],
      [
        'bomb-unpacked',
        'a picture of any size is unpacked',
        'pixelsOf(read) > PHOTO_PIXELS',
        'pixelsOf(read) > Infinity',
      ],
    ],
  ),
  ...faultsIn(
    'models/pickup/inspection/damage-choice.ts',
    ['models', 'models/pickup/inspection/damage.test.ts'],
    [
      [
        'part-of-old-view',
        'another view leaves the part',
        'known?.observationPoint === view ? known?.partOfVehicle : undefined',
        'known?.partOfVehicle',
      ],
    ],
  ),
  ...faultsIn('services/pickup/notify-owner.server.ts', NOTIFY, [
    [
      'told-too-early',
      'an owner is told before the place is shown',
      'if (!isPickupShown(',
      "if (today === '' && isPickupShown(",
    ],
    ['told-again', 'a double press tells the owner twice', 'last?.minutes === minutes &&', 'last?.minutes === -1 &&'],
  ]),
  ...faultsIn(
    'services/pickup/notify-owner.server.ts',
    ['postgres', 'services/pickup/arrival-waits.test.ts'],
    [
      [
        'told-by-a-leaver',
        'whoever is taken out of the project meanwhile still tells the owner',
        'requireReach(reader, at.orderId, tx)',
        'requireReach(reader, at.orderId)',
      ],
    ],
  ),
  ...faultsIn(
    'enhance/inspection/exif.mjs',
    ['models', 'models/pickup/photo-queue.test.ts'],
    [
      [
        'turned-twice',
        'a photo that was drawn upright is turned once more',
        'setUint16(HEAD + entry + 8, 1,',
        'setUint16(HEAD + entry + 8, 6,',
      ],
      [
        'zone-not-read',
        'a photo is dated by the zone of the phone, whatever its camera says',
        '/^[+-]\\d\\d:\\d\\d/.exec',
        '/^zone/.exec',
      ],
    ],
  ),
]
