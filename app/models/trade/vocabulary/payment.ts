export const PAYMENT_TERMS = [
  { value: 'net_cash', label: 'Net Cash' },
  { value: 'net_10', label: 'Net 10' },
  { value: 'net_30', label: 'Net 30' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

export const PAYMENT_METHODS = [
  { value: 'ACH', label: 'ACH' },
  { value: 'cashiers_check', label: "Cashier's Check" },
  { value: 'certified_funds', label: 'Certified Funds' },
] as const
