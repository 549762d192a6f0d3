/** What is logged carries ids, codes and counts; never a visitor's words, address or IP. */
export interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
