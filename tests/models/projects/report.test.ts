import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listFileNames, reportName } from '~/models/projects/report'

test.each([
  ['Chrome Summer', 'Chrome Summer report.zip'],
  ['Night/Day: "Two"', 'Night - Day Two report.zip'],
  ['Łukasz & Çelik', 'Łukasz & Çelik report.zip'],
  ['סרט', 'סרט report.zip'],
  ['\u202e..\u0000', 'project-report.zip'],
  ['   ', 'project-report.zip'],
  ['', 'project-report.zip'],
])('the report of %j is saved as %j', (title, name) => {
  expect(reportName(title)).toBe(name)
})

describe('the PDFs of lists', () => {
  test('start with a number, so that equal names differ', () => {
    expect(listFileNames(['Hero cars', 'hero cars', 'Diner lot / night', 'CON', '...', '🚕 cabs', 'x.pdf'])).toEqual([
      '01 Hero cars.pdf',
      '02 hero cars.pdf',
      '03 Diner lot - night.pdf',
      '04 CON.pdf',
      '05 List.pdf',
      '06 🚕 cabs.pdf',
      '07 x.pdf.pdf',
    ])
    expect(listFileNames(['🚕'.repeat(10_000)])).toEqual([`01 ${'🚕'.repeat(30)}.pdf`])
  })

  test('sort in list order, even with 100 lists', () => {
    const names = listFileNames(Array.from({ length: 100 }, () => 'Street'))
    expect([names[0], names[99]]).toEqual(['001 Street.pdf', '100 Street.pdf'])
    expect(names.toSorted()).toEqual(names)
  })

  test('have valid file names on every system for any list name', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constant('🚕'.repeat(200)))
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 5 }), (lists) => {
        const names = listFileNames(lists)
        for (const name of names) {
          expect(Buffer.byteLength(name)).toBeLessThan(200)
          expect(name).toMatch(/^\d\d [^\p{C}/\\<>:"|?*]*[^. ]\.pdf$/u)
        }
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(lists.length)
      }),
    )
  })
})
