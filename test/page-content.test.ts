import { fileURLToPath } from 'node:url';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtPages } from './fixtures/built-pages.ts';
import * as content from './fixtures/site-content.ts';

const built = await builtPages(fileURLToPath(new URL('../dist/', import.meta.url)));
const byPath = new Map(built.map(({ path, root }) => [path, root]));

describe('every page', () => {
  test('has one main heading, skips no heading level and uses each id once', () => {
    for (const { path, root } of built) {
      const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => tagName);
      expect(
        levels.filter((level) => level === 'H1'),
        path,
      ).toHaveLength(1);
      const depths = levels.map((level) => Number(level.slice(1)));
      const gaps = depths.filter((depth, place) => depth - (depths[place - 1] ?? depth) > 1);
      expect(gaps, path).toEqual([]);
      const ids = idsOf(root);
      expect(
        ids.filter((id, place) => ids.indexOf(id) !== place),
        path,
      ).toEqual([]);
      expect(
        referredIds(root).filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  test('gives each picture a size and an alternative text', () => {
    for (const image of built.flatMap(({ root }) => root.querySelectorAll('img'))) {
      const { width = '', height = '' } = image.attributes;
      expect([width, height].join(), image.outerHTML).toMatch(/^\d+,\d+$/);
      expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
    }
  });

  test('links to pages and parts of pages that exist, and not to the blog template', () => {
    for (const { path, root } of built) {
      const links = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
      const own = links.map((href) => new URL(href, `http://site${path}`));
      for (const { host, pathname, hash } of own.filter(({ protocol }) => protocol === 'http:')) {
        if (host !== 'site') continue;
        const target = byPath.get(pathname);
        expect(target, `${path} links to ${pathname}`).toBeDefined();
        if (hash !== '') expect(idsOf(target), `${path} links to ${hash}`).toContain(hash.slice(1));
        if (path !== '/blogs') expect(pathname, path).not.toBe('/blogs');
      }
    }
  });

  test('has the menu, a call and the consultation in its header, and marks the current page', () => {
    for (const { path, root } of built) {
      const menu = content.menu.map(({ name, link }) => [name, link]);
      expect(linksIn(root, `header nav[aria-label="${content.frame.menuLabel}"]`), path).toEqual(
        menu,
      );
      const header = one(root, 'body > header');
      const marked = header.querySelectorAll('[aria-current="page"]').map(hrefOf);
      expect(marked, path).toEqual(menu.some(([, link]) => link === path) ? [path] : []);
      expect(hrefOf(one(header, 'a[href^="tel:"]'))).toBe(
        `tel:${content.agency.phone.international}`,
      );
      expect(one(header, '[commandfor="contact-dialog"]').text).toBe(
        content.frame.consultationButton,
      );
    }
  });

  test('logs open_contact for each button that opens the contact dialog', () => {
    const buttons = built.flatMap(({ root }) =>
      root.querySelectorAll('[commandfor="contact-dialog"][command="show-modal"]'),
    );
    const events = new Set(buttons.map((button) => button.getAttribute('data-event')));
    expect(events).toEqual(new Set(['open_contact']));
  });

  test('has the copyright line and the social links in its footer, and a link to the privacy page', () => {
    for (const { path, root } of built) {
      const footer = one(root, 'footer');
      expect(footer.text, path).toContain(
        `© ${content.agency.copyrightYear} ${content.agency.name}`,
      );
      const social = linksIn(footer, `[aria-label="${content.frame.socialLabel}"]`).map(
        ([, href]) => href,
      );
      expect(social, path).toEqual(content.agency.social.map(({ url }) => url));
      expect(footer.querySelector('a[href="/privacy"]'), path).not.toBeNull();
    }
  });

  test('has the contact form in its footer, except the services pages', () => {
    for (const { path, root } of built) {
      const hasNone =
        path.startsWith('/services') || path === '/message-sent' || path === '/contact-problem';
      const forms = root.querySelectorAll('footer form[action="/api/contact"]');
      expect(forms, path).toHaveLength(hasNone ? 0 : 1);
    }
    expect(page('/services').querySelectorAll('main form[action="/api/contact"]')).toHaveLength(1);
  });
});

test('the home page says what the agency is and how it helps, and leads to three services', () => {
  const home = page('/');
  const { homePage } = content;
  expect(one(home, 'h1').text).toBe(homePage.heading);
  expect(linksIn(home, 'main')).toContainEqual([homePage.button, '/process']);
  const help = section(home, homePage.help.heading);
  expect(textsOf(help, 'h3')).toEqual(content.contentPoints.map(({ title }) => title));
  expect(linksIn(help)).toEqual([[`${homePage.help.link} ${homePage.help.linkAbout}`, '/about']]);
  const services = one(home, '[aria-labelledby="services-heading"]');
  const first = content.services.slice(0, 3);
  expect(textsOf(services, 'h3')).toEqual(first.map(({ title }) => title));
  expect(linksIn(services)).toEqual([
    ...first
      .filter(({ hideBlogPost }) => hideBlogPost !== true)
      .map(({ title, link }) => [articleLink(title), articleOf(link)]),
    [homePage.services.button, '/services'],
  ]);
});

test('the reviews are quotes with their names, and samples are marked', () => {
  const quotes = page('/')
    .querySelectorAll('figure')
    .filter((each) => each.querySelector('blockquote'));
  expect(quotes).toHaveLength(content.reviews.length);
  for (const [place, { review, reviewer, title, sample }] of content.reviews.entries()) {
    const quote = quotes[place]?.text ?? '';
    for (const part of [review, reviewer, title]) expect(quote).toContain(part);
    expect(quote.includes(content.frame.sampleMark)).toBe(sample);
  }
});

test('the about page has the mission, the counters, the founder and two ways to contact us', () => {
  const about = page('/about');
  const { aboutPage, frame } = content;
  const mission = section(about, aboutPage.missionHeading);
  expect(one(mission, 'p').text).toBe(aboutPage.mission);
  expect(textsOf(mission, 'li')).toEqual(
    content.counters.map(
      ({ count, label }) => `${count.toLocaleString('en-US')}${count > 0 ? '+' : ''} ${label}`,
    ),
  );
  const [{ name, title, sample }, ...others] = content.team;
  const shown = textsOf(about, 'main h3').map((text) => text.replace(` ${frame.sampleMark}`, ''));
  expect(shown).toEqual([name, ...others.map((member) => member.name)]);
  const founder = section(about, aboutPage.founderHeading);
  expect(one(founder, 'h3').text).toBe(`${name} ${sample ? frame.sampleMark : ''}`.trim());
  expect(textsOf(founder, 'p')).toContain(title);
  expect(founder.querySelector('img')).not.toBeNull();
  expect(founder.querySelectorAll('[data-nosnippet]')).toHaveLength(sample ? 1 : 0);
  expect(linksIn(about, 'main')).toContainEqual([aboutPage.processLink, '/process']);
  expect(textsOf(about, 'main [commandfor="contact-dialog"]')).toEqual([
    aboutPage.contactButton,
    aboutPage.contactButton,
  ]);
});

test('the process page stands below About, and has three sections with the same rows', () => {
  const process = page('/process');
  const { aboutPage, frame, homePage, processPage } = content;
  expect(breadcrumb(process)).toEqual([homePage.name, aboutPage.name, processPage.name]);
  expect(one(process, 'h1').text).toBe(processPage.heading);
  const titles = content.processSections.map(({ title }) => title);
  for (const title of titles) {
    const rows = section(process, title);
    expect(textsOf(rows, 'dt')).toEqual([
      processPage.weDo,
      processPage.youDo,
      processPage.youLeaveWith,
    ]);
    expect(textsOf(rows, 'dd')).toEqual(Array(3).fill(expect.stringMatching(/\w/)));
  }
  expect(titles).toHaveLength(3);
  expect(one(process, 'main [commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
});

test('the clients page shows the case studies with their services, and marks samples', () => {
  const clients = page('/clients');
  expect(one(clients, 'h1').text).toBe(content.clientsPage.heading);
  const articles = clients.querySelectorAll('main article');
  expect(articles).toHaveLength(content.caseStudies.length);
  for (const [place, { company, sample, services }] of content.caseStudies.entries()) {
    const [article = clients] = articles.slice(place);
    expect(one(article, 'header h2').text).toBe(company);
    expect(textsOf(article, 'header span')).toEqual(sample ? [content.frame.sampleMark] : []);
    expect(altsIn(article)[0]).toMatch(/\w/);
    expect(article.querySelectorAll('[data-nosnippet]')).toHaveLength(sample ? 1 : 0);
    const links = linksIn(article).map(([, href]) => href);
    expect(links.toSorted()).toEqual(services.map(articleOf).toSorted());
  }
});

test('the services page lists every service with its article, and the tools', () => {
  const services = page('/services');
  const { servicesPage } = content;
  const titles = content.services.map(({ title }) => title);
  expect(one(services, 'h1').text).toBe(servicesPage.heading);
  expect(linksIn(services, `nav[aria-label="${servicesPage.contentsLabel}"]`)).toEqual(
    content.services.map(({ title, link }) => [title, `#${link}`]),
  );
  const list = one(services, 'main > ul');
  expect(textsOf(list, 'h2')).toEqual(titles);
  expect(linksIn(list)).toEqual(
    content.articles.map(({ title, link }) => [articleLink(title), articleOf(link)]),
  );
  expect(altsIn(list)).toEqual(Array(titles.length).fill(expect.stringMatching(/\w/)));
  expect(textsOf(one(services, '[aria-labelledby="tools-heading"]'), 'dt')).toEqual(
    content.tools.map(({ name }) => name),
  );
});

test.each(content.articles)(
  'the article on $title leads to its parts, to the other services and to the next step',
  ({ title, link }) => {
    const article = page(articleOf(link));
    const { articlePage, frame, homePage, servicesPage } = content;
    expect(breadcrumb(article)).toEqual([homePage.name, servicesPage.name, title]);
    expect(one(article, 'h1').text).toBe(title);
    expect(one(article, 'main header').text).toMatch(/\d/);
    expect(textsOf(article, 'main dt')).toHaveLength(3);
    const others = '[aria-labelledby="other-services-heading"]';
    expect(textsOf(article, `${others} li`)).toEqual(
      content.articles.map((service) => service.title),
    );
    expect(textsOf(article, `${others} [aria-current="page"]`)).toEqual([title]);
    expect(linksIn(article, others).map(([name]) => name)).not.toContain(title);
    const contents = linksIn(article, '[aria-labelledby="contents-heading"]');
    expect(contents.length).toBeGreaterThanOrEqual(3);
    expect(contents.map(([name]) => name)).toEqual(
      textsOf(article, 'main h2[id]').slice(0, contents.length),
    );
    const step = one(article, '[aria-labelledby="next-step-heading"]');
    expect(linksIn(step)).toContainEqual([articlePage.next.link, '/services']);
    for (const part of [step, one(article, '[aria-labelledby="consultation-heading"]')]) {
      expect(one(part, '[commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
      expect(linksIn(part).flat()).toContain(`tel:${content.agency.phone.international}`);
      expect(part.text.includes(frame.sampleMark)).toBe(
        content.agency.sample && content.agency.demonstration !== true,
      );
    }
  },
);

test('the blog page is a template whose comment form requires every field and posts nowhere', () => {
  const blogs = page('/blogs');
  const { blogPage, frame } = content;
  expect(one(blogs, 'h1').text).toBe(blogPage.heading);
  expect(blogs.text).toContain(blogPage.lead);
  expect(textsOf(blogs, 'aside h2')).toHaveLength(3);
  const comments = blogs.querySelectorAll('[aria-labelledby="comments-heading"] article');
  expect(comments).toHaveLength(blogPage.comments.list.length);
  expect(comments.every(({ text }) => text.includes(frame.sampleMark))).toBe(true);
  const form = one(blogs, 'form[aria-labelledby="comment-heading"]');
  // Outside a dialog this method does nothing.
  expect(form.getAttribute('method')).toBe('dialog');
  const fields = form.querySelectorAll('input, textarea');
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message']);
  expect(fields.every((field) => field.hasAttribute('required'))).toBe(true);
});

test('the 404 page leads home first, then to the pages of the menu', () => {
  expect(linksIn(page('/404'), 'main')).toEqual([
    [content.notFoundPage.button, '/'],
    ...content.menu.filter(({ link }) => link !== '/').map(({ name, link }) => [name, link]),
  ]);
});

function page(path: string): HTMLElement {
  const root = byPath.get(path);
  if (root === undefined) throw new Error(`${path} was not built`);
  return root;
}

const articleLink = (title: string) =>
  `${content.servicesPage.articleLink} ${content.servicesPage.articleLinkAbout} ${title}`;

const articleOf = (link: string) => `/services/post/${link}`;

function one(root: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = root.querySelectorAll(selector);
  if (found === undefined || more.length > 0) throw new Error(`${1 + more.length} of ${selector}`);
  return found;
}

/** The section under a heading. */
function section(root: HTMLElement, heading: string): HTMLElement {
  const found = root.querySelectorAll('h2[id]').find(({ text }) => text.startsWith(heading));
  return one(root, `[aria-labelledby="${found?.id ?? ''}"]`);
}

function textsOf(root: HTMLElement, selector: string): readonly string[] {
  return root.querySelectorAll(selector).map(textOf);
}

function textOf({ text }: HTMLElement): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text and address of each link in a part of a page. */
function linksIn(root: HTMLElement, part = '') {
  return root.querySelectorAll(`${part} a[href]`).map((link) => [textOf(link), hrefOf(link)]);
}

function hrefOf(link: HTMLElement): string | undefined {
  return link.getAttribute('href');
}

function altsIn(root: HTMLElement): readonly (string | undefined)[] {
  return root.querySelectorAll('img').map((image) => image.getAttribute('alt'));
}

function breadcrumb(root: HTMLElement): readonly string[] {
  return textsOf(root, `nav[aria-label="${content.frame.breadcrumbLabel}"] li`);
}

function idsOf(root: HTMLElement | undefined): readonly string[] {
  return root?.querySelectorAll('[id]').map(({ id }) => id) ?? [];
}

function referredIds(root: HTMLElement): readonly string[] {
  const attributes = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'commandfor',
    'popovertarget',
    'for',
  ];
  return attributes.flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/)),
  );
}
