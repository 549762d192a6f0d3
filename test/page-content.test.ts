import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fillSlots } from '#contract/content/fill-slots.ts';
import * as content from '#contract/content/content.ts';
import { siteProblems } from '../scripts/site-problems.ts';
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

/** A page that the content hides is not built. */
const testOf = (path: string) => test.skipIf(!byPath.has(path));

describe('every page', () => {
  test('has one main heading, skips no heading level, and uses each id once', () => {
    for (const { path, root } of built) {
      const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => tagName);
      expect(
        levels.filter((level) => level === 'H1'),
        path,
      ).toHaveLength(1);
      const depths = levels.map((level) => Number(level.slice(1)));
      const gaps = depths.filter((depth, place) => depth - (depths[place - 1] ?? depth) > 1);
      expect(gaps, path).toEqual([]);
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      expect(
        ids.filter((id, place) => ids.indexOf(id) !== place),
        path,
      ).toEqual([]);
      for (const name of ['commandfor', 'popovertarget']) {
        const named = root.querySelectorAll(`[${name}]`).map((each) => each.getAttribute(name));
        expect(ids, path).toEqual(expect.arrayContaining(named));
      }
    }
  });

  test('gives each picture a size and an alternative text', () => {
    for (const image of built.flatMap(({ root }) => root.querySelectorAll('img'))) {
      const { width = '', height = '' } = image.attributes;
      expect([width, height].join(), image.outerHTML).toMatch(/^\d+,\d+$/);
      expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
    }
  });

  test('links to pages and parts of pages that exist, and not to the blog template', async () => {
    expect(await siteProblems(siteFolder, 'http://site')).toEqual([]);
    const toBlog = built.filter(({ root }) => root.querySelector('a[href^="/blogs"]'));
    expect(toBlog.map(({ path }) => path).filter((path) => path !== '/blogs')).toEqual([]);
  });

  test('has the menu, a call and the consultation in its header, and marks the current page', () => {
    for (const { path, root } of built) {
      const menu = content.menu.map(({ name, link }) => [name, link]);
      const main = labeled('header nav', frame.menuLabel);
      expect(linksIn(root, main), path).toEqual(menu);
      const header = one(root, 'body > header');
      const marked = header.querySelectorAll('[aria-current="page"]').map(hrefOf);
      expect(marked, path).toEqual(menu.some(([, link]) => link === path) ? [path] : []);
      const above = header.querySelectorAll('[aria-current="true"]').map(hrefOf);
      const trail = root.querySelectorAll(`${labeled('nav', frame.breadcrumbLabel)} a`).map(hrefOf);
      const parts = trail.filter((link) => link !== '/' && menu.some(([, each]) => each === link));
      expect(above, path).toEqual(parts);
      expect(hrefOf(one(header, 'a[href^="tel:"]'))).toBe(`tel:${agency.phone.international}`);
      expect(one(header, '[commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
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
      expect(footer.text, path).toContain(`© ${agency.copyrightYear} ${agency.name}`);
      const social = linksIn(footer, labeled('ul', frame.socialLabel)).map(([, href]) => href);
      expect(social, path).toEqual(agency.social.map(({ url }) => url));
      expect(footer.querySelector('a[href="/privacy"]'), path).not.toBeNull();
    }
  });

  test('has the contact form in its footer, except where the page or an article has its own', () => {
    const own = ['/services', '/check'];
    const none = [...own, '/message-sent', '/contact-problem'];
    for (const { path, root } of built) {
      const hasNone = none.includes(path) || path.startsWith('/services/');
      const forms = root.querySelectorAll('footer form[action="/api/contact"]');
      expect(forms, path).toHaveLength(hasNone ? 0 : 1);
    }
    for (const path of own.filter((path) => byPath.has(path))) {
      expect(page(path).querySelectorAll('main form[action="/api/contact"]')).toHaveLength(1);
    }
  });
});

test('the home page says what the agency is and how it helps, and leads to the first services', () => {
  const { homePage: text, servicesPage } = content;
  const home = page('/');
  expect(textOf(one(home, 'h1'))).toBe(text.heading);
  if (byPath.has('/process')) {
    expect(linksIn(home, 'main')).toContainEqual([text.button, '/process']);
  }
  if (content.contentPoints.length > 0) {
    const help = section(home, text.help.heading);
    expect(textsOf(help, 'h3')).toEqual(content.contentPoints.map(({ title }) => title));
    expect(linksIn(help)).toEqual(
      byPath.has('/about') ? [[`${text.help.link} ${text.help.linkAbout}`, '/about']] : [],
    );
  }
  const services = section(home, text.services.heading);
  const first = content.services.slice(0, 3);
  expect(textsOf(services, 'h3')).toEqual(first.map(({ title }) => title));
  const { articleLink, articleLinkAbout } = servicesPage;
  expect(linksIn(services)).toEqual([
    ...first
      .filter((service) => articles.includes(service))
      .map((service) => [
        `${articleLink} ${articleLinkAbout} ${service.title}`,
        articleOf(service),
      ]),
    [text.services.button, '/services'],
    ...(servicesPage.start && text.services.startLink !== undefined
      ? [[text.services.startLink, '/services#start']]
      : []),
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
    expect(quote.includes(sampleMark)).toBe(sample);
  }
});

testOf('/about')(
  'the about page has the mission, the counters, the founder and two ways to contact us',
  () => {
    const { aboutPage: text, team } = content;
    const about = page('/about');
    const mission = section(about, text.missionHeading);
    expect(textOf(one(mission, 'h2 + p'))).toBe(text.mission);
    expect(textsOf(mission, 'li p')).toEqual(
      text.counters.map(
        ({ sample = false, count, plus = false, label }) =>
          `${count.toLocaleString('en-US')}${plus ? '+' : ''} ${label}${sample ? ` ${sampleMark}` : ''}`,
      ),
    );
    const shown = textsOf(about, 'main h3');
    expect(shown).toEqual(
      team.map(({ name, sample }) => (sample ? `${name} ${sampleMark}` : name)),
    );
    for (const { name, title, sample } of team.slice(0, 1)) {
      const founder = section(about, text.founderHeading);
      expect(textOf(one(founder, 'h3'))).toBe(sample ? `${name} ${sampleMark}` : name);
      expect(textsOf(founder, 'p')).toContain(title);
      expect(founder.querySelector('img')).not.toBeNull();
      expect(founder.querySelectorAll('[data-nosnippet]')).toHaveLength(sample ? 1 : 0);
    }
    if (byPath.has('/process')) {
      expect(linksIn(about, 'main')).toContainEqual([text.processLink, '/process']);
    }
    expect(textsOf(about, 'main [commandfor="contact-dialog"]')).toEqual([
      text.contactButton,
      text.contactButton,
    ]);
  },
);

testOf('/process')(
  'the process page stands below the about page, and has the same rows in each section',
  () => {
    const { processPage: text, processSteps } = content;
    const process = page('/process');
    const about = content.aboutPage.hidden === true ? [] : [content.aboutPage.name];
    expect(breadcrumb(process)).toEqual([content.homePage.name, ...about, text.name]);
    expect(textOf(one(process, 'h1'))).toBe(text.heading);
    for (const { title, weDo, youDo, youLeaveWith } of processSteps) {
      const rows = section(process, title);
      expect(textsOf(rows, 'dt')).toEqual([text.weDo, text.youDo, text.youLeaveWith]);
      expect(textsOf(rows, 'dd')).toEqual([weDo, youDo, youLeaveWith]);
    }
    expect(one(process, 'main [commandfor="contact-dialog"]').text).toBe(frame.consultationButton);
  },
);

testOf('/process')('the process page has the package and the prices of the offer', () => {
  const { consultation, package: box, prices } = content.offer;
  const offered = section(page('/process'), box.heading);
  expect(offered.id).toBe('package');
  expect(textsOf(offered, 'li')).toEqual([...box.included, ...box.excluded]);
  expect(textsOf(offered, 'dt')).toEqual(box.details.map(({ name }) => name));
  expect(textsOf(offered, 'dd')).toEqual(box.details.map(({ text }) => text));
  const rail = section(page('/process'), prices.heading);
  expect(textsOf(rail, 'ol li')).toEqual(
    prices.steps.map(({ price, name, text }) => `${price}${name}${text}`),
  );
  expect(textsOf(rail, 'ul li')).toEqual([...prices.more, ...prices.less]);
  const from = content.agency.fromPrice;
  expect(textOf(rail).includes(from ?? prices.from)).toBe(from !== undefined);
  expect(textsOf(page('/process'), 'main p')).toContain(consultation.youLeaveWith);
});

testOf('/check')('the shop check posts an answer to each question with the form', () => {
  const { checkPage: text } = content;
  const check = page('/check');
  const form = one(check, 'main form').id;
  const questions = check.querySelectorAll('fieldset');
  expect(questions.map((question) => textsOf(question, 'legend h2'))).toEqual(
    text.questions.map(({ question }) => [question]),
  );
  for (const [index, question] of questions.entries()) {
    const answers = question.querySelectorAll('input').map(({ attributes }) => attributes);
    const same = { type: 'radio', name: `check-${index + 1}`, form };
    expect(answers).toEqual(['yes', 'no'].map((value) => ({ ...same, value })));
  }
  const fixes = section(check, text.fixes.heading);
  expect(textsOf(fixes, 'h3')).toEqual(text.questions.map(({ fix }) => fix.title));
  for (const drawing of check.querySelectorAll('svg:has([data-window])')) {
    const windows = drawing.querySelectorAll('[data-window]');
    const numbers = windows.map((window) => Number(window.getAttribute('data-window')));
    expect(numbers.sort((one, other) => one - other)).toEqual(
      text.questions.map((_, index) => index + 1),
    );
  }
});

testOf('/about')(
  'the about page says what the founder does, where the agency works and when it answers',
  () => {
    const { aboutPage: text, team } = content;
    const about = page('/about');
    for (const { does = [], credentials = [] } of team) {
      for (const entry of [...does, ...credentials]) expect(textsOf(about, 'li')).toContain(entry);
    }
    for (const { heading, text: answer } of text.facts ?? []) {
      expect(textsOf(about, 'main dt')).toContain(heading);
      expect(textsOf(about, 'main dd')).toContain(answer);
    }
  },
);

testOf('/clients')(
  'the clients page shows the case studies with their services, and marks samples',
  () => {
    const clients = page('/clients');
    expect(textOf(one(clients, 'h1'))).toBe(content.clientsPage.heading);
    const studies = clients.querySelectorAll('main article');
    expect(studies).toHaveLength(content.caseStudies.length);
    for (const [place, entry] of content.caseStudies.entries()) {
      const { company, sample, services } = entry;
      const [study = clients] = studies.slice(place);
      expect(textOf(one(study, 'header h2'))).toBe(company);
      const { inTheWay, built, now } = content.clientsPage.story;
      expect(textsOf(study, 'h3')).toEqual([
        inTheWay,
        built,
        ...(entry.now === undefined ? [] : [now]),
      ]);
      const review = content.reviews.find(({ id }) => id === entry.review);
      expect(textsOf(study, 'blockquote')).toEqual(review ? [review.review] : []);
      const { from, to } = entry.result ?? {};
      expect(textsOf(study, 'dd')).toEqual(
        [from, to].flatMap((count) => count?.toLocaleString('en-US') ?? []),
      );
      const pictures = [entry.before?.alt ?? [], entry.alt].flat();
      expect(altsIn(study).slice(0, pictures.length)).toEqual(pictures);
      expect(textsOf(study, 'header span')).toEqual(sample ? [sampleMark] : []);
      expect(study.querySelectorAll('[data-nosnippet]')).toHaveLength(sample ? 1 : 0);
      const links = linksIn(study).map(([, href]) => href);
      const used = articles.filter(({ link }) => services.includes(link));
      expect(links.toSorted()).toEqual(used.map(articleOf).toSorted());
    }
  },
);

test('the services page lists every service with its article, and the tools', () => {
  const { servicesPage: text, tools } = content;
  const services = page('/services');
  const titles = content.services.map(({ title }) => title);
  expect(textOf(one(services, 'h1'))).toBe(text.heading);
  expect(linksIn(services, labeled('nav', text.contentsLabel))).toEqual(
    content.services.map(({ title, link }) => [title, `#${link}`]),
  );
  const list = one(services, 'main > div > ul');
  expect(textsOf(list, 'h2')).toEqual(titles);
  expect(linksIn(list)).toEqual(
    articles.map((service) => [
      `${text.articleLink} ${text.articleLinkAbout} ${service.title}`,
      articleOf(service),
    ]),
  );
  expect(altsIn(list)).toEqual(Array(titles.length).fill(expect.stringMatching(/\w/)));
  if (tools.length > 0) {
    expect(textsOf(section(services, text.tools.heading), 'dt')).toEqual(
      tools.map(({ name }) => name),
    );
  }
});

test('the questions on the services page lead to services on it', () => {
  const { start } = content.servicesPage;
  const services = page('/services');
  expect(services.querySelector('#start-heading') === null).toBe(start === undefined);
  if (start === undefined) return;
  const questions = section(services, start.heading);
  expect(textsOf(questions, 'h3')).toEqual(start.questions.map(({ question }) => question));
  const answers = start.questions.flatMap((question) => question.answers);
  expect(linksIn(questions)).toEqual(
    answers.map(({ text, service }) => [
      `${text} ${content.services.find(({ link }) => link === service)?.title ?? ''}`,
      `#${service}`,
    ]),
  );
});

test('the services page says what ads cost and who is paid', () => {
  const { ads } = content.servicesPage;
  const services = page('/services');
  expect(services.querySelector('#ads-heading') === null).toBe(ads === undefined);
  if (ads === undefined) return;
  const shown = section(services, ads.heading);
  expect(textsOf(shown, 'h3')).toEqual(ads.kinds.map(({ name }) => name));
  for (const { pay, facts } of ads.kinds)
    for (const fact of [pay, ...facts]) expect(textOf(shown)).toContain(fact);
  expect(textsOf(shown, 'dt')).toEqual(ads.details.map(({ name }) => name));
  expect(textsOf(shown, 'dd')).toEqual(ads.details.map(({ text }) => text));
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
      expect(part.text).toContain(content.offer.consultation.youLeaveWith);
      expect(linksIn(part).flat()).toContain(`tel:${agency.phone.international}`);
      expect(part.text.includes(sampleMark)).toBe(agency.sample && agency.demonstration !== true);
    }
  },
);

testOf('/blogs')(
  'the blog page is a template whose comment form requires every field and posts nowhere',
  () => {
    const { blogPage } = content;
    const main = one(page('/blogs'), 'main');
    expect(textOf(one(main, 'h1'))).toBe(blogPage.heading);
    expect(main.text).toContain(blogPage.lead);
    const comments = main.querySelectorAll('[aria-labelledby="comments-heading"] article');
    expect(comments).toHaveLength(blogPage.comments.list.length);
    for (const comment of comments) expect(comment.text).toContain(sampleMark);
    const form = one(main, 'form');
    // Outside a dialog this method does nothing.
    expect(form.getAttribute('method')).toBe('dialog');
    const fields = form.querySelectorAll('input, textarea');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message']);
    expect(fields.every((field) => field.hasAttribute('required'))).toBe(true);
  },
);

test('the 404 page leads home first, then to the pages of the menu', () => {
  expect(linksIn(page('/404'), 'main')).toEqual([
    [content.notFoundPage.button, '/'],
    ...content.menu.filter(({ link }) => link !== '/').map(({ name, link }) => [name, link]),
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
