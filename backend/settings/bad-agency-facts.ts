/** `content/agency.yaml` cannot be read, or does not say what it must. */
export class BadAgencyFacts extends Error {
  override readonly name = 'BadAgencyFacts';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem.replace(/\s+/g, ' ')}`);
  }
}
