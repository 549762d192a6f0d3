import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fillSlots } from '#content-model/fill-slots.ts';
import { content } from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { priceText } from '#content-model/price-text.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { answersMessages } from '#content-model/schemas/agency-schema.ts';
import { siteProblems } from '../site/build/site-problems.ts';
import { builtPages } from './fixtures/built-pages.ts';
import { articleOf, articles } from './fixtures/site-content.ts';
import { siteFolder } from './fixtures/site-folder.ts';

const built = await builtPages();
const byPath = new Map(built.map(({ path, root }) => [path, root]));
const { agency, frame } = content;
const { sampleMark } = frame;

function page(path: string): HTMLElement {
  const root = byPath.get(path);
  if (root === undefined) throw new Error(`${path} was not built`);
  return root;
}

function breadcrumb(root: HTMLElement): readonly string[] {
  return textsOf(root, `${labeled('nav', frame.breadcrumbLabel)} li`);
}

const points = content.homePage.help ? content.contentPoints : [];
const quotes = content.homePage.reviews ? content.reviews : [];
/** The link to the page of the plan, where there is one. */
const planLink = content.plan ? [[content.planPage.link, '/plan']] : [];

/** The range of prices of each service that has one, without its parts. */
const ranges = (content.plan?.services ?? []).flatMap(({ price, partOf }) =>
  price && partOf === undefined ? price : [],
);

/** A page that the content hides is not built. */
const testOf = (path: string) => test.skipIf(!byPath.has(path));

describe('every page', () => {
  test('has one main heading, and skips no heading level', () => {
    for (const { path, root } of built) {
      const levels = root
        .querySelectorAll('h1, h2, h3, h4')
        .map(({ tagName }) => Number(tagName[1]));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const gaps = levels.filter((level, place) => level - (levels[place - 1] ?? level) > 1);
      expect(gaps, path).toEqual([]);
    }
  });

  test('has lists that Safari announces though they have no markers', () => {
    for (const { path, root } of built) {
      const lists = root.querySelectorAll('ul, ol').filter((list) => list.closest('nav') === null);
      const silent = lists.filter((list) => list.getAttribute('role') !== 'list');
      expect(
        silent.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        path,
      ).toEqual([]);
    }
  });

  test('links to pages and parts of pages that exist, and not to the blog template', async () => {
    expect(await siteProblems(siteFolder, 'http://site')).toEqual([]);
    // An owner's own menu or link may lead there.
    if (JSON.stringify(content).includes('"/blogs')) return;
    const toBlog = built.filter(({ root }) => root.querySelector('a[href^="/blogs"]'));
    expect(toBlog.map(({ path }) => path).filter((path) => path !== '/blogs')).toEqual([]);
  });

  test('has the menu, a call and the consultation in its header, and marks the current page', () => {
    for (const { path, root } of built) {
      const menu = content.menu.map(({ name, link }) => [name, link]);
      const main = labeled('header nav', frame.menuLabel);
      expect(linksIn(root, main), path).toEqual(menu);
      const header = one(root, '[data-page-header]');
      const marked = header.querySelectorAll('[aria-current="page"]').map(hrefOf);
      const own = header.querySelector(`nav a[href="${path}"], a[href="/plan"][href="${path}"]`);
      expect([...new Set(marked)], path).toEqual(own ? [path] : []);
      const above = header.querySelectorAll('[aria-current="true"]').map(hrefOf);
      const trail = root.querySelectorAll(`${labeled('nav', frame.breadcrumbLabel)} a`).map(hrefOf);
      const parts = trail.filter((link) => link !== '/' && menu.some(([, each]) => each === link));
      expect(above, path).toEqual(parts);
      expect(hrefOf(one(header, 'a[href^="tel:"]'))).toBe(`tel:${agency.phone.international}`);
      expect(one(header, '[commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
    }
  });

  test('has the copyright line and the social links in its footer, and a link to the privacy page', () => {
    for (const { path, root } of built) {
      const footer = one(root, 'footer');
      expect(footer.text, path).toContain(`© ${agency.copyrightYear} ${agency.name}`);
      const social = linksIn(footer, labeled('ul', frame.socialLabel)).map(([, href]) => href);
      expect(social, path).toEqual(agency.social.map(({ url }) => url));
      expect(footer.querySelector('a[href="/privacy"]'), path).not.toBeNull();
    }
  });

  test('has the contact form in its footer, except where the page or an article has its own', () => {
    const own = ['/services', '/check', '/plan'];
    const none = [...own, '/message-sent', '/contact-problem'];
    for (const { path, root } of built) {
      const hasNone = none.includes(path) || path.startsWith('/services/');
      const forms = root.querySelectorAll('footer form[action="/api/contact"]');
      expect(forms, path).toHaveLength(hasNone ? 0 : 1);
      const all = root.querySelectorAll('form[action="/api/contact"]');
      for (const form of all) expect(form.querySelector('a[href="/privacy"]'), path).not.toBeNull();
      // A software agent is offered the form of the page, and not that of the dialog.
      expect(all.map((form) => form.hasAttribute('toolname'))).toEqual(
        all.map((form) => form.closest('dialog') === null),
      );
    }
    for (const path of own.filter((path) => byPath.has(path))) {
      expect(page(path).querySelectorAll('main form[action="/api/contact"]')).toHaveLength(1);
    }
  });
});

// What depends on the content of an agency, such as a label of a list that may be empty, is there in the sample.
test.skipIf(!content.agency.sample)('each page shows the texts of its content', () => {
  const pages: readonly (readonly [path: string, ...parts: unknown[]])[] = [
    ['/', content.homePage, points, quotes],
    ['/about', content.aboutPage, content.team],
    ['/process', content.processPage, content.processSteps, content.offer],
    ['/clients', content.clientsPage, content.caseStudies],
    [
      '/services',
      content.servicesPage,
      content.services,
      content.tools,
      content.plan && content.planPage.invitation,
    ],
    ['/blogs', content.blogPage],
    ['/check', content.checkPage],
    ['/plan', content.planPage, content.plan],
    ['/404', content.notFoundPage],
    ['/message-sent', content.messageSentPage],
  ];
  for (const [path, ...parts] of pages.filter(([path]) => byPath.has(path))) {
    // What scripts read, such as the properties of islands, shows nothing.
    const html = one(page(path), 'body').outerHTML.replace(
      /<script.*?<\/script>| props="[^"]*"/gs,
      '',
    );
    const shown = oneLine(`${parse(html).text} ${unescape(html)}`);
    const texts = parts
      .flatMap((part) => textsIn(part, path))
      .filter(({ key }) => !elsewhere.test(key));
    expect(
      texts.filter(({ text }) => !shown.includes(text)).map(({ key, text }) => `${key}: ${text}`),
      path,
    ).toEqual([]);
  }
});

/** Texts that stand on another page, in a message, or in the head of this page for search engines. */
const elsewhere =
  /^\/\.reviews\.(?:pause|play)$|^\/message-sent\.steps|articlePicture|articleLink|^\/plan\.(?:link|invitation|sheet\.(?:trade|both|monthlyTotal|orMonthly|start|possible|opening|sendShort))$|\.(?:because|instead|atOnce|short|monthly|when|otherwise\.how)$|\.kind$|package\.link|cardSample|(?:does|credentials)Heading|^\/(?:about|services)?\.name$|^\/[\w-]*\.(?:title|shortTitle|description|cardAlt)$/;

test('the home page leads to the process, to the about page and to the first services', () => {
  const { homePage: text } = content;
  const home = page('/');
  if (byPath.has('/process')) {
    expect(linksIn(home, 'main')).toContainEqual([text.button, '/process']);
  }
  if (text.help && points.length > 0) {
    expect(linksIn(section(home, text.help.heading))).toEqual(
      byPath.has('/about') ? [[`${text.help.link} ${text.help.linkAbout}`, '/about']] : [],
    );
  }
  if (text.services) {
    const services = section(home, text.services.heading);
    const first = content.services.slice(0, 3);
    expect(textsOf(services, 'h3')).toEqual(first.map(({ title }) => title));
    expect(linksIn(services)).toEqual([
      ...planLink,
      ...first.filter((service) => articles.includes(service)).map(articleLink),
      [text.services.button, '/services'],
      ...(byPath.has('/check') ? [[content.checkPage.articleLink, '/check']] : []),
    ]);
  }
  const cards = home.querySelectorAll('figure').filter((each) => each.querySelector('blockquote'));
  const marks = cards.map((card) => card.text.includes(sampleMark));
  const isSampleResult = (id: string) =>
    content.caseStudies.some(({ review, result, sample }) => review === id && result && sample);
  expect(marks).toEqual(quotes.map(({ id, sample }) => sample || isSampleResult(id)));
});

testOf('/about')(
  'the about page has the counters, the founder first and two ways to contact us',
  () => {
    const { aboutPage: text, team } = content;
    const about = page('/about');
    expect(textsOf(section(about, text.missionHeading), 'li p')).toEqual(
      text.counters.map(
        ({ sample = false, count, plus = false, label }) =>
          `${count.toLocaleString('en-US')}${plus ? '+' : ''} ${label}${sample ? ` ${sampleMark}` : ''}`,
      ),
    );
    const names = team.map(({ name, sample }) => (sample ? `${name} ${sampleMark}` : name));
    expect(textsOf(about, 'main h3')).toEqual(names);
    for (const { sample } of team.slice(0, 1)) {
      const founder = section(about, text.founderHeading);
      expect(textsOf(founder, 'h3')).toEqual(names.slice(0, 1));
      expect(founder.querySelector('img')).not.toBeNull();
      expect(founder.querySelectorAll('[data-nosnippet]')).toHaveLength(sample ? 1 : 0);
    }
    if (byPath.has('/process')) {
      expect(linksIn(about, 'main')).toContainEqual([text.processLink, '/process']);
    }
    const { contactButton } = text;
    const buttons = textsOf(about, 'main [commandfor="contact-dialog"]');
    expect(buttons).toEqual([contactButton, contactButton]);
  },
);

testOf('/process')('the process page stands below the about page, and has the offer', () => {
  const { processPage: text, processSteps, offer } = content;
  const main = page('/process');
  const about = content.aboutPage.hidden === true ? [] : [content.aboutPage.name];
  expect(breadcrumb(main)).toEqual([content.homePage.name, ...about, text.name]);
  for (const { title } of processSteps) {
    expect(textsOf(section(main, title), 'dt')).toEqual([text.weDo, text.youDo, text.youLeaveWith]);
  }
  expect(section(main, offer.package.heading).id).toBe('package');
  const prices = textOf(section(main, offer.prices.heading));
  for (const range of ranges) expect(prices).toContain(priceText(range, content.planPage.sheet));
});

testOf('/clients')(
  'the clients page shows the case studies in order with their services, and marks samples',
  () => {
    const studies = page('/clients').querySelectorAll('main article');
    expect(studies.map((study) => textOf(one(study, 'header h2')))).toEqual(
      content.caseStudies.map(({ company }) => company),
    );
    for (const [place, entry] of content.caseStudies.entries()) {
      const [study = page('/clients')] = studies.slice(place);
      const review = content.reviews.find(({ id }) => id === entry.review);
      expect(textsOf(study, 'blockquote')).toEqual(review ? [review.review] : []);
      if (review && quotes.includes(review)) {
        expect(linksIn(page('/'), 'main')).toContainEqual([review.title, `/clients#${entry.id}`]);
      }
      const { from, to } = entry.result ?? {};
      const counts = [from, to].flatMap((count) => count?.toLocaleString('en-US') ?? []);
      expect(textsOf(study, 'dd')).toEqual(counts);
      expect(textsOf(study, 'header span')).toEqual(entry.sample ? [sampleMark] : []);
      const hidden = study.querySelectorAll('[data-nosnippet]');
      expect(hidden).toHaveLength(entry.sample || review?.sample ? 1 : 0);
      const used = articles.filter(({ link }) => entry.services.includes(link));
      const links = linksIn(study).map(([, href]) => href);
      expect(links.toSorted()).toEqual(used.map(articleOf).toSorted());
    }
  },
);

test('the services page lists every service with its article', () => {
  const { contentsLabel } = content.servicesPage;
  const services = page('/services');
  expect(linksIn(services, labeled('nav', contentsLabel))).toEqual(
    content.services.map(({ title, question = title, link }) => {
      const price = stepOf(content.plan, link)?.price;
      const range = price ? ` ${priceText(price, content.planPage.sheet)}` : '';
      return [`${question}${range}`, `#${link}`];
    }),
  );
  const list = one(services, 'main > div > ul');
  expect(textsOf(list, 'h2')).toEqual(content.services.map(({ title }) => title));
  expect(linksIn(list)).toEqual(articles.map(articleLink));
});

test.each(articles)(
  'the article on $title leads to its parts, to the other services and to the next step',
  (service) => {
    const { articlePage: text } = content;
    const { title } = service;
    const article = page(articleOf(service));
    expect(breadcrumb(article)).toEqual([content.homePage.name, content.servicesPage.name, title]);
    expect(textOf(one(article, 'h1'))).toBe(title);
    const times = [text.minute, text.minutes].map((time) =>
      RegExp.escape(time).replace(RegExp.escape('{count}'), '\\d+'),
    );
    expect(textOf(one(article, 'main header'))).toMatch(new RegExp(times.join('|')));
    const [author] = content.team;
    const head = one(article, 'main header');
    if (author) {
      const byline = fillSlots(text.byline, { author: author.name, title: author.title });
      expect(textOf(head)).toContain(byline);
      expect(head.text.includes(sampleMark)).toBe(author.sample);
    }
    const range = content.plan?.services.find((each) => each.service === service.link)?.price;
    if (range) expect(textOf(head)).toContain(priceText(range, content.planPage.sheet));
    expect(one(head, 'time').getAttribute('datetime')).toBe(
      one(article, 'meta[property="article:modified_time"]').getAttribute('content'),
    );
    expect(textsOf(article, 'main dt')).toHaveLength(3);
    expect(textsOf(section(article, content.offer.prices.heading), 'li')).not.toEqual([]);
    if (articles.length > 1) {
      const others = section(article, text.otherServices);
      expect(textsOf(others, 'li')).toEqual(articles.map((each) => each.title));
      expect(textsOf(others, '[aria-current="page"]')).toEqual([title]);
      expect(linksIn(others).map(([name]) => name)).not.toContain(title);
    } else expect(textsOf(article, 'h2')).not.toContain(text.otherServices);
    expect(linksIn(section(article, text.contents))).toEqual(
      one(article, ':has(> [data-article-end])')
        .querySelectorAll('h2[id]')
        .map((heading) => [textOf(heading), `#${heading.id}`]),
    );
    const step = section(article, text.next.heading);
    const card = section(article, text.card.heading);
    expect(linksIn(step)).toContainEqual([text.next.link, '/services']);
    expect(one(step, '[commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
    expect(one(card, '[commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
    for (const part of [step, card]) {
      expect(linksIn(part)).toEqual(expect.arrayContaining(planLink));
      expect(linksIn(part).flat()).toContain(`tel:${agency.phone.international}`);
    }
    const isMarked = agency.sample && agency.demonstration !== true;
    expect(card.text.includes(sampleMark)).toBe(isMarked);
    expect(step.text.includes(sampleMark)).toBe(isMarked || !answersMessages(agency));
  },
);

testOf('/blogs')('the blog page marks each of its comments as a sample', () => {
  const comments = page('/blogs').querySelectorAll('[aria-labelledby="comments-heading"] article');
  expect(comments).toHaveLength(content.blogPage.comments.list.length);
  for (const comment of comments) expect(comment.text).toContain(sampleMark);
});

test('the 404 page leads home first, then to the menu, the plan and the trades', () => {
  expect(linksIn(page('/404'), 'main')).toEqual([
    [content.notFoundPage.button, '/'],
    ...content.menu.filter(({ link }) => link !== '/').map(({ name, link }) => [name, link]),
    ...planLink,
    ...content.trades.map((trade) => [trade.name, tradeAddress(trade)]),
  ]);
});

function one(root: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = root.querySelectorAll(selector);
  if (found === undefined || more.length > 0) throw new Error(`${1 + more.length} of ${selector}`);
  return found;
}

/** Selects what has this label for screen readers. */
function labeled(selector: string, label: string): string {
  return `${selector}[aria-label=${JSON.stringify(label)}]`;
}

/** The part of a page that has this heading. */
function section(root: HTMLElement, heading: string): HTMLElement {
  const found = root.querySelectorAll('h2[id]').find((each) => textOf(each) === heading);
  return one(root, `[aria-labelledby="${found?.id ?? ''}"]`);
}

function textsOf(root: HTMLElement, selector: string): readonly string[] {
  return root.querySelectorAll(selector).map(textOf);
}

function textOf({ text }: HTMLElement): string {
  return oneLine(text);
}

/** The text and address of each link in a part of a page. */
function linksIn(root: HTMLElement, part = '') {
  return root.querySelectorAll(`${part} a[href]`).map((link) => [textOf(link), hrefOf(link)]);
}

function hrefOf(link: HTMLElement): string | undefined {
  return link.getAttribute('href');
}

/** The text and address of the link from a service to its article. */
function articleLink(service: (typeof articles)[number]) {
  const { articleLink: text, articleLinkAbout } = content.servicesPage;
  return [`${text} ${articleLinkAbout} ${service.title}`, articleOf(service)];
}

/** Every text of more than one word in a part of the content, with the way to it: no file, id or address. */
function textsIn(part: unknown, key = ''): { readonly key: string; readonly text: string }[] {
  if (typeof part === 'string') {
    // The name of a file may have spaces.
    if (/\.[a-z]\w{2,3}$/i.test(part)) return [];
    const pieces = part.split(/\{\w+\}|\n\n/).map(oneLine);
    return pieces.filter((text) => text.includes(' ')).map((text) => ({ key, text }));
  }
  const parts: Readonly<Record<string, unknown>> = Object(part);
  return Object.entries(parts).flatMap(([name, each]) => textsIn(each, `${key}.${name}`));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Attributes hold texts that a script shows later. */
function unescape(html: string): string {
  const characters = { quot: '"', '#34': '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', amp: '&' };
  return Object.entries(characters).reduce(
    (text, [name, character]) => text.replaceAll(`&${name};`, character),
    html,
  );
}
