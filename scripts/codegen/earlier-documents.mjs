/** Days that a document stays trusted after the client stopped sending it. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The documents to trust besides the client's own, by hash, each with the last day (UTC) it is kept: those kept before, and
 * those the client sent before and sends no more. What is over goes when something else changes, so that a day passing by
 * changes no file.
 */
export function earlierDocuments({ trusted, trustedBefore, earlierBefore, today }) {
  const until = new Date(today.getTime() + KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const kept = Object.entries(earlierBefore).filter(([hash]) => !(hash in trusted));
  const gone = Object.entries(trustedBefore).filter(([hash]) => !(hash in trusted) && !(hash in earlierBefore));
  const changed = gone.length > 0 || kept.length < Object.keys(earlierBefore).length;
  const day = today.toISOString().slice(0, 10);
  const entries = [
    ...kept.filter(([, document]) => !changed || document.until >= day),
    ...gone.map(([hash, text]) => [hash, { until, text }]),
  ];
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
