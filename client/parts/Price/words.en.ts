export const en = {
  price: {
    diamond: '{amount, plural, one {# diamond} other {# diamonds}}',
    bread: '{amount, plural, one {# bread} other {# bread}}',
  },
} as const;
