/** Keeps Google's script from telling any more, if it is here, and takes away the cookies it has set. */
export function stopGoogle(id: string): void {
  // As Google documents it.
  Reflect.set(window, `ga-disable-${id}`, true);
  forgetCookies();
}

/** Google's, wherever on this host's domain it has put them. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; domain=${labels.slice(first).join('.')}`);
  for (const name of names.filter((name) => name.startsWith('_ga'))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
