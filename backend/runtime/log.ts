/** Log entries contain ids, codes and counts; never a visitor's text, email address or IP address. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
