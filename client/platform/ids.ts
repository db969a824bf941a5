/** A random identifier of 32 hexadecimal digits. Works without a secure context, unlike `crypto.randomUUID`. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
