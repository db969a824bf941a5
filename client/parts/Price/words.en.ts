export const en = {
  price: {
    diamond: '{amount, plural, one {# diamond} other {# diamonds}}',
    bread: '{amount, plural, one {# bread} other {# bread}}',
    yuan: '¥{amount, number, ::.00}',
  },
} as const;
