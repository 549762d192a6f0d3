/** A program cannot start, for reasons that its owner can fix: one sentence for each. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
