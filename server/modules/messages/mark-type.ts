/** What a mark does to the text under it; named as documents of messages name it. */
export enum MessageMarkType {
  highlight = 'highlight',
  internalLink = 'internalLink',
  externalLink = 'externalLink',
}

/** A place of the product that a message leads to. */
export enum MessageScene {
  store = 'store',
  shelf = 'shelf',
}
