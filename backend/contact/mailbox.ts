/** How a large provider delivers several addresses to one mailbox. */
interface Provider {
  readonly domains: RegExp;
  /** Stands for all of the domains, if a name at each of them is the same mailbox. */
  readonly sharedDomain?: string;
  /** Starts a tag, as `+` does everywhere. */
  readonly tagMark?: string;
  /** Characters in a name that make no difference. */
  readonly ignored?: RegExp;
}

/** Providers that do more than ignore a tag after `+` (RFC 5233). Outlook.com, Hotmail and Live do only that. */
const providers: readonly Provider[] = [
  // Gmail Help, "Dots don't matter in Gmail addresses": https://support.google.com/mail/answer/7436150.
  { domains: /^(?:gmail|googlemail)\.com$/, sharedDomain: 'gmail.com', ignored: /\./g },
  // Disposable addresses are `nickname-keyword`: Yahoo Help, "Disposable email addresses in Yahoo Mail".
  // AOL and AIM run on the same system.
  {
    domains: /^(?:yahoo(?:\.[a-z]{2,3}){1,2}|(?:ymail|rocketmail|myyahoo|aol|aim)\.com)$/,
    tagMark: '-',
  },
  // One account at icloud.com, me.com and mac.com: https://support.apple.com/118230
  { domains: /^(?:icloud|me|mac)\.com$/, sharedDomain: 'icloud.com' },
  // Yandex Mail Help, "Email address".
  {
    domains: /^(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua))$/,
    sharedDomain: 'yandex.com',
    ignored: /[.-]/g,
  },
  // https://proton.me/support/addresses-and-aliases, https://proton.me/support/change-username
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    sharedDomain: 'proton.me',
    ignored: /[._-]/g,
  },
];

/** Returns one key for all addresses of a mailbox, as far as is known from outside. Confirmations are limited by it. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  // With any name before the @: Fastmail Help, "Plus addressing and subdomain addressing".
  const [, owner, fastmail] = /^([^.]+)\.(fastmail\.(?:com|fm|net))$/.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${fastmail ?? domain}`;
  const provider = providers.find(({ domains }) => domains.test(domain));
  const { sharedDomain = domain, tagMark = '+', ignored } = provider ?? {};
  const [beforePlus = ''] = local.split('+');
  const [untagged = ''] = beforePlus.split(tagMark);
  const name = ignored === undefined ? untagged : untagged.replace(ignored, '');
  return `${name}@${sharedDomain}`;
}
