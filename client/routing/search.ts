// Readers of the query part of an address. What is missing or of the wrong kind is left out.

export const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const asId = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

export const asFlag = (value: unknown) => (value === true || value === 'true' || value === 1 ? true : undefined);

/** A card; one below zero is a draft of this device. */
export const asCardId = (value: unknown) =>
  Number.isSafeInteger(value) && value !== 0 ? (value as number) : undefined;
