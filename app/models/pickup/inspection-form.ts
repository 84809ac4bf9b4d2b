import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { type Damage, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { cleanLine } from '~/models/trade/words/text'
import { DAMAGE_FIELDS, readDamage } from './damage'

/** What a photo shows. */
export type Shown = { type: 'general'; shot: Shot } | ({ type: 'damage' } & Damage)

const word = z.string().overwrite(cleanLine).default('')
const id = z.guid(PAGE_OUTDATED).overwrite((text) => text.toLowerCase())

/** An instant by the clock of somebody's phone; one that is none, or of another century, counts as not told. */
const deviceTime = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100)
  .nullable()
  .catch(null)
  .default(null)

/**
 * One photo and what it shows: one of the four shots, or a damage. `key` is its own, made where it was taken or by the
 * form; `damage` is the one whose place it takes.
 */
export const PhotoForm = z
  .object({
    key: id,
    capturedAt: deviceTime,
    shot: z.enum(valuesOf(SHOTS), PAGE_OUTDATED).optional(),
    photoType: word,
    observationPoint: word,
    partOfVehicle: word,
    damageType: word,
    damageSize: word,
    damage: id.nullable().catch(null).default(null),
  })
  .transform(({ key, capturedAt, shot, damage, ...said }, refusal) => {
    const about = { key, capturedAt, replaces: shot ? null : damage }
    if (shot) return { ...about, shows: general(shot) }
    const read = readDamage(said)
    if ('damage' in read) return { ...about, shows: damaged(read.damage) }
    for (const field of DAMAGE_FIELDS) {
      const message = read.problems[field]
      if (message) refusal.addIssue({ code: 'custom', path: [field], message })
    }
    return z.NEVER
  })

const general = (shot: Shot): Shown => ({ type: 'general', shot })
const damaged = (damage: Damage): Shown => ({ type: 'damage', ...damage })

export type NewPhoto = z.output<typeof PhotoForm>

/** The form of the four shots says of each which photo stood there when it was drawn. */
export const ShotsForm = z.object({ seen: z.record(z.string(), z.string()).default({}) })
