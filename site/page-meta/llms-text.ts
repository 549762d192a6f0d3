import type { Agency } from '#contract/agency.ts';
import type { BuiltPage } from './built-pages.ts';

/** What a language model is told that reads the site for somebody: https://llmstxt.org */
export function llmsText(pages: readonly BuiltPage[], agency: Agency, site: URL): string {
  const list = (listed: readonly BuiltPage[], end: string) =>
    listed
      .map(({ path, title, description }) => {
        const address = new URL(`${path}${end}`, site).href;
        return `- [${title.replaceAll(/[[\]]/g, '')}](${address}): ${description}`;
      })
      .join('\n');
  const { phone, hours } = agency;
  return `# ${agency.name}

> ${agency.tagline}

${agency.name} is a digital agency in ${agency.area}. An owner, or an assistant that acts for one, asks for a quote or the free consultation by the contact form of any page, by telephone or by mail.
${agency.sample ? '\nThis copy of the site shows sample details: nobody answers this number or reads this mailbox.\n' : ''}
## Contact

- Phone: ${phone.display} (${phone.international}), ${hours.sentence}
- Email: ${agency.email}, answered within ${agency.answersWithin}
- [Contact form](${new URL('/services', site).href}): name, email, phone, company and message, all needed. The form asks a person to press "Send".

## Pages

${list(
  pages.filter(({ isArticle }) => !isArticle),
  '',
)}

## Services, an article each as Markdown

${list(
  pages.filter(({ isArticle }) => isArticle),
  '.md',
)}
`;
}
