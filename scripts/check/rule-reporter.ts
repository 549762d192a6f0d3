import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';
import { brokenRule, ruleLines, type BrokenRule } from './broken-rules.ts';

/** A reporter of Vitest and of Playwright: prints which rules the tests have found broken. */
export default class RuleReporter implements Reporter {
  readonly #broken: BrokenRule[] = [];

  /** Called by Vitest. */
  onTestRunEnd(
    files: readonly TestModule[],
    errors: readonly { readonly message: string }[],
  ): void {
    for (const file of files) {
      // It could not be run.
      for (const { message } of file.errors())
        this.#broken.push(brokenRule(file.moduleId, message));
      for (const test of file.children.allTests('failed')) {
        for (const { message } of test.result().errors ?? [])
          this.#broken.push(brokenRule(test.name, message));
      }
    }
    for (const error of errors) this.onError(error);
    this.onEnd();
  }

  /** Called by Playwright, as those below. */
  onTestEnd({ title }: TestCase, { errors, steps }: TestResult): void {
    const [page = ''] = /^\/\S*/.exec(title) ?? [];
    const rule = title.replace(/^\/\S* /, 'every page ');
    for (const { message = '' } of errors) {
      const step = steps.find(
        ({ category, error }) => category === 'test.step' && error?.message === message,
      );
      this.#broken.push(brokenRule(step?.title ?? rule, message, page));
    }
  }

  onError({ message = '' }: TestError): void {
    this.#broken.push({ rule: 'The checks have stopped', where: '', found: [message] });
  }

  onEnd(): void {
    console.log(ruleLines(this.#broken).join('\n'));
  }
}
