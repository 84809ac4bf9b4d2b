/** What an honest person can run into: a sentence for the form, beside its field when it belongs to one. */
export type Refusal = { ok: false; message: string; field?: string }

/** What a service answers when a refusal is part of its promise. */
export type Outcome<T = object> = ({ ok: true } & T) | Refusal

export function refused(message: string, field?: string): Refusal {
  return field === undefined ? { ok: false, message } : { ok: false, message, field }
}
