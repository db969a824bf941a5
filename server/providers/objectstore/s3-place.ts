/** Where an S3-compatible store is: `https://KEY:SECRET@host/bucket?region=…`. */
export interface S3Place {
  /** Origin that browsers post to. */
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Reads `OBJECT_STORE_URL`; null where a part of it is missing. */
export function s3PlaceOf(text: string): S3Place | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bucket = url.pathname.slice(1);
  const usable = /^https?:$/.test(url.protocol) && url.username && url.password && /^[\w.-]+$/.test(bucket);
  if (!usable) return null;
  return {
    origin: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
