/** How a large provider delivers several addresses to one mailbox. */
interface Provider {
  readonly domains: RegExp;
  /** The domain that stands for all of them, where one name at each of them is one mailbox. */
  readonly sharedDomain?: string;
  /** Everything from this character on is a tag. A `+` always begins one. */
  readonly tagMark?: string;
  /** Characters that the provider ignores in a name. */
  readonly ignored?: RegExp;
}

/**
 * Providers that do more than cut a tag after `+` (RFC 5233), which any server may do. Outlook.com,
 * Hotmail and Live do just that, by their help pages on plus addressing, and need no row.
 */
const providers: readonly Provider[] = [
  // Gmail Help, "Dots don't matter in Gmail addresses": https://support.google.com/mail/answer/7436150.
  // googlemail.com is its name in countries where it could not be gmail.com.
  { domains: /^(?:gmail|googlemail)\.com$/, sharedDomain: 'gmail.com', ignored: /\./g },
  // Disposable addresses are `nickname-keyword`, and no account name has a `-`: Yahoo Help, "Disposable
  // email addresses in Yahoo Mail". AOL and AIM run on the same system.
  {
    domains: /^(?:yahoo(?:\.[a-z]{2,3}){1,2}|(?:ymail|rocketmail|myyahoo|aol|aim)\.com)$/,
    tagMark: '-',
  },
  // One account at icloud.com, me.com and mac.com: https://support.apple.com/118230
  { domains: /^(?:icloud|me|mac)\.com$/, sharedDomain: 'icloud.com' },
  // Dots and hyphens are the same, and one name works at all domains: Yandex Mail Help, "Email address".
  {
    domains: /^(?:ya\.ru|yandex\.(?:ru|com|by|kz|ua))$/,
    sharedDomain: 'yandex.com',
    ignored: /[.-]/g,
  },
  // One name at all of Proton's domains: https://proton.me/support/addresses-and-aliases. Dots, hyphens
  // and underscores are ignored: https://proton.me/support/change-username
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.(?:com|ch))$/,
    sharedDomain: 'proton.me',
    ignored: /[._-]/g,
  },
];

/**
 * Returns one text for all addresses that are delivered to the same mailbox, as far as can be told
 * from outside. Confirmations are counted by it.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  // Whatever stands before the @: Fastmail Help, "Plus addressing and subdomain addressing".
  const [, owner, fastmail] = /^([^.]+)\.(fastmail\.(?:com|fm|net))$/.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${fastmail ?? domain}`;
  const provider = providers.find(({ domains }) => domains.test(domain));
  const { sharedDomain = domain, tagMark = '+', ignored } = provider ?? {};
  const [beforePlus = ''] = local.split('+');
  const [untagged = ''] = beforePlus.split(tagMark);
  const name = ignored === undefined ? untagged : untagged.replace(ignored, '');
  return `${name}@${sharedDomain}`;
}
