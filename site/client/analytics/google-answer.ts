/** What a visitor said to Google Analytics; of who cannot be heard, that nothing is to be told. */
export type GoogleAnswer = 'yes' | 'no' | 'not yet' | 'cannot be asked';

/** Under this name `localStorage` has the answer, and when it was given: `yes 1795273200000`. */
const answerKey = 'google-analytics';

/** The visitor's answer, as this browser remembers it. Where it cannot, it is not asked for. */
export function googleAnswer() {
  return {
    read(): GoogleAnswer {
      try {
        const [said] = kept();
        return said === 'yes' || said === 'no' ? said : 'not yet';
      } catch {
        return 'cannot be asked';
      }
    },
    /** When it was given, in milliseconds since 1970. */
    since(): number {
      return Number(kept()[1] ?? 0);
    },
    write(said: 'yes' | 'no'): void {
      try {
        localStorage.setItem(answerKey, `${said} ${Date.now()}`);
      } catch {
        // It is full: who said yes is asked again, and until then nothing is told.
      }
    },
  };
}

function kept(): readonly string[] {
  return localStorage.getItem(answerKey)?.split(' ') ?? [];
}

declare global {
  interface Navigator {
    /** https://globalprivacycontrol.org */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser says for its visitor that nothing may be shared: by either of the two signals. */
export function asksNotToShare({
  globalPrivacyControl,
  doNotTrack,
}: Pick<Navigator, 'globalPrivacyControl' | 'doNotTrack'> = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
