/** The ribbon around a bag that is complete. Belongs into a `Bag`. */
export function BagRibbon() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2.4" stroke="var(--bag-line)" fill="none">
      <path d="M97 8H107V82H97Z" fill="var(--art-jam)" stroke="none" />
      <path d="M103.500 8H107V82H103.500Z" fill="var(--art-jam-lo)" stroke="none" />
      <path d="M97 9V81M107 9V81" strokeWidth="2.2" />
      <g transform="translate(102 11)">
        <path
          d="M0 0C-16 -16 -30 -10 -26 0C-30 10 -16 12 0 0ZM0 0C16 -16 30 -10 26 0C30 10 16 12 0 0Z"
          fill="var(--art-jam)"
        />
        <path d="M-2 2L-12 18L-4 16L0 22L4 16L12 18L2 2Z" fill="var(--art-jam-lo)" />
        <path d="M-5 -5H5V6H-5Z" fill="var(--art-icing)" />
      </g>
    </g>
  );
}
