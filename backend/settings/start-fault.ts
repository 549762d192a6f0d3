/** A program cannot start, for reasons that a person can put right: one sentence for each. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
