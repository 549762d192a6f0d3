/** The content codings that files are compressed with, the smaller first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Returns the coding to send a file in, by its request's `Accept-Encoding`; `undefined`: as it is. */
export function chooseEncoding(
  accepted: string | undefined,
  copies: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | undefined {
  const weights = new Map(accepted?.toLowerCase().split(',').map(weightedCoding));
  const isAccepted = (coding: Encoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return encodings.find((coding) => copies[coding] !== undefined && isAccepted(coding));
}

/** Reads `gzip;q=0.5` as `['gzip', 0.5]`. */
function weightedCoding(text: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))];
}
