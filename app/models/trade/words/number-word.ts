const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'seven', 'thirty': up to twelve and whole tens, as running text says them; in digits what is neither. */
export function numberWord(number: number): string {
  return ONES[number] || (number % 10 === 0 && TENS[number / 10]) || String(number)
}
