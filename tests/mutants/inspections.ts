import { type Fault, faultsIn } from './fault'

const INSPECTION = ['postgres', 'services/pickup/inspection.test.ts'] as const
const RETURN = ['postgres', 'services/pickup/return.test.ts'] as const
const QUEUE = ['components', 'components/pickup/photo-queue.test.tsx'] as const

/** What an inspection and a return were when they came in, and the photos that wait on a phone until they do. */
export const INSPECTIONS: readonly Fault[] = [
  ...faultsIn('server/db/migrations/0035_kept_record.sql', INSPECTION, [
    ['finished-changes', 'an inspection changes after its end', "'UPDATE' AND OLD.finished_at IS NULL", "'UPDATE'"],
    [
      'inspection-of-another',
      'an inspection becomes one of another side or phase',
      "to_jsonb(NEW) - '{no_damage,",
      "to_jsonb(NEW) - '{side,phase,started_at,no_damage,",
    ],
    [
      'inspection-deleted',
      'an inspection is deleted',
      'BEFORE UPDATE OR DELETE ON inspections',
      'BEFORE UPDATE ON inspections',
    ],
    [
      'late-photo-unmarked',
      'a photo that came after the end does not say so',
      ' AND NEW.is_addendum = is_finished',
      '',
    ],
    ['removed-on-arrival', 'a photo comes in removed', 'NEW.removed_at IS NULL AND NEW.is_addendum', 'NEW.is_addendum'],
    ['removed-after-end', 'a photo is taken out after the end', 'NOT is_finished AND', ''],
    ['removed-anew', 'who took a photo out is written anew', 'OLD.removed_at IS NULL AND', ''],
    [
      'removed-by-nobody',
      'a photo is taken out by nobody',
      'AND num_nonnulls(NEW.removed_by_account_id, NEW.removed_by_recipient_id) = 1',
      '',
    ],
    [
      'removal-changes',
      'a photo changes while it is taken out',
      "= to_jsonb(OLD) - '{removed_at,removed_by_account_id,removed_by_recipient_id}'::text[]",
      'IS NOT NULL',
    ],
    [
      'photo-deleted',
      'a photo is deleted from the record',
      'BEFORE INSERT OR UPDATE OR DELETE ON inspection_photos',
      'BEFORE INSERT OR UPDATE ON inspection_photos',
    ],
    [
      'file-changes',
      'a file becomes another one',
      "to_jsonb(NEW) - 'kept' = to_jsonb(OLD) - 'kept'",
      "to_jsonb(NEW) - 'kept' IS NOT NULL",
    ],
    [
      'file-let-go',
      'the file of a photo is let go of',
      'NEW.kept OR NOT EXISTS (SELECT FROM inspection_photos WHERE file_id = NEW.id)',
      'true',
    ],
  ]),
  ...faultsIn('server/db/migrations/0035_kept_record.sql', RETURN, [
    [
      'statement-changes',
      'what was said of a return changes',
      'BEFORE UPDATE OR DELETE ON return_statements',
      'BEFORE DELETE ON return_statements',
    ],
    [
      'statement-deleted',
      'what was said of a return is deleted',
      'BEFORE UPDATE OR DELETE ON return_statements',
      'BEFORE UPDATE ON return_statements',
    ],
  ]),
  ...faultsIn('server/db/migrations/0034_returns.sql', RETURN, [
    ['said-twice', 'a side says twice how a return was', 'UNIQUE("order_item_id","side")', 'UNIQUE("id","side")'],
    [
      'renter-objects',
      'a production objects to its own return',
      "CHECK (kind = 'confirmed' or side = 'owner')",
      'CHECK (true)',
    ],
  ]),
  ...faultsIn('server/db/migrations/0030_inspections.sql', INSPECTION, [
    [
      'two-inspections',
      'a side inspects a vehicle twice',
      'UNIQUE("order_item_id","side","phase")',
      'UNIQUE("id","side","phase")',
    ],
    ['key-taken-twice', 'two photos have one key', 'UNIQUE("inspection_id","key")', 'UNIQUE("id","key")'],
    [
      'two-of-a-shot',
      'two photos of one shot count',
      'CREATE UNIQUE INDEX "one_photo_per_shot"',
      'CREATE INDEX "one_photo_per_shot"',
    ],
  ]),
  ...faultsIn('enhance/inspection/sender.mjs', QUEUE, [
    [
      'gone-before-sent',
      'a photo leaves the phone before the server has it',
      'const outcome = await post(photo)',
      'await shelf.remove(photo.id)\n      const outcome = await post(photo)',
    ],
    [
      'never-sent-again',
      'what did not arrive waits until somebody presses',
      'waitAfter(failures, Math.random())',
      '2_000_000_000',
    ],
    ['line-not-heard', 'a line that comes back sends nothing', "addEventListener('online', sendNow)", ''],
    [
      'old-failures-count',
      'a line that is back waits as long as the one before',
      'failures = 0\n    return send()',
      'return send()',
    ],
    ['refused-in-the-way', 'a refused photo keeps the others waiting', 'find((photo) => !photo.refusal)', 'at(0)'],
    ['sent-on-and-on', 'whoever is refused goes on sending', 'if (outcome.halt) return outcome.halt', ''],
  ]),
  ...faultsIn('enhance/inspection/post-photo.mjs', QUEUE, [
    [
      'key-of-each-try',
      'a photo that is sent again has another key',
      'Object.entries({ key, capturedAt,',
      'Object.entries({ key: crypto.randomUUID(), capturedAt,',
    ],
    [
      'anybody-has-it',
      'whatever answers is taken for the server that has the photo',
      "if (said?.ok) return 'sent'",
      "if (answer.ok) return 'sent'",
    ],
  ]),
  ...faultsIn('enhance/inspection/keeper.mjs', QUEUE, [
    [
      'sent-as-another',
      'photos are sent as whoever has logged in meanwhile',
      'whoseBrowser() === keeper ? post',
      'keeper !== null ? post',
    ],
  ]),
  ...faultsIn('enhance/inspection/shelf.mjs', QUEUE, [
    [
      'photos-of-another',
      'somebody is shown and sends the photos of another',
      'every(([name, value]) => photo[name] === value)',
      "every(([name, value]) => name === 'person' || photo[name] === value)",
    ],
    [
      'photos-of-all',
      'photos go to another inspection',
      'every(([name, value]) => photo[name] === value)',
      "every(([name, value]) => name === 'address' || photo[name] === value)",
    ],
  ]),
  ...faultsIn('enhance/inspection/shelf.mjs', QUEUE, [
    [
      'others-first',
      'a closed inspection keeps the photos of another vehicle waiting',
      '[...(await shelf.all()), ...(await others.all())]',
      'others.all()',
    ],
  ]),
  ...faultsIn('enhance/inspection/finish.mjs', QUEUE, [
    ['finish-at-once', 'Finish is sent while photos wait', 'if (left.length === 0) return', 'return'],
    ['finish-before-last', 'Finish is pressed before the last photo is sent', 'photos.length > 0', 'photos.length > 1'],
  ]),
]
