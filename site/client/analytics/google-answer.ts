/** A visitor's answer to Google Analytics. Without storage, or with a signal, nobody is asked. */
export type GoogleAnswer = 'yes' | 'no' | 'not yet' | 'cannot be asked';

const answerKey = 'google-analytics';

export function readGoogleAnswer(): GoogleAnswer {
  if (asksNotToShare(navigator)) return 'cannot be asked';
  try {
    const answer = localStorage.getItem(answerKey);
    return answer === 'yes' || answer === 'no' ? answer : 'not yet';
  } catch {
    return 'cannot be asked';
  }
}

export function writeGoogleAnswer(answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(answerKey, answer);
  } catch {
    // Storage is full: the visitor is asked again, and until then nothing is sent.
  }
}

declare global {
  interface Navigator {
    /** https://globalprivacycontrol.org */
    readonly globalPrivacyControl?: boolean;
  }
}

function asksNotToShare({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Stops Google's script, if it has come, and deletes its cookies on every level of the domain. */
export function stopGoogle(id: string): void {
  // https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
  Reflect.set(window, `ga-disable-${id}`, true);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; domain=${labels.slice(first).join('.')}`);
  for (const name of names.filter((name) => name.startsWith('_ga'))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
