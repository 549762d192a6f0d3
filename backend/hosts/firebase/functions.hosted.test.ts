import { generateKeyPairSync } from 'node:crypto';
import { getFunctions, httpsCallable } from 'firebase/functions';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { exportJWK, SignJWT } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { corsContract } from '#test/contracts/cors.ts';
import { hour, newMessage } from '#test/contracts/new-message.ts';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();
const agencyMailbox = 'office@agency.example';

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('store a message from the official SDK, and deliver its emails once', async () => {
    const { platform, store, peer } = await setUp();
    const { data } = await emailMessage(platform.origin)(completeMessage);
    const [stored] = await store.messages.list();
    expect(data).toEqual({ id: stored?.id });
    expect(stored?.content).toEqual(completeMessage);
    expect(peer.emails).toHaveLength(0);
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails.flatMap(({ to }) => to).sort()).toEqual(
      [completeMessage.email, agencyMailbox].sort(),
    );
    expect(await platform.runSchedule()).toBe(200);
    expect(peer.emails).toHaveLength(2);
    expect(platform.log()).not.toContain(completeMessage.email);
  });

  test('take the plain form, and answer problems with a page that keeps what was typed', async () => {
    const { platform, store } = await setUp();
    const wrong = await postForm(platform.origin, { ...completeMessage, email: 'nobody' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain(completeMessage.name);
    expect(page).toContain('aria-invalid="true"');
    expect(wrong.headers.get('content-security-policy')).toContain("script-src 'self'");
    const right = await postForm(platform.origin, completeMessage);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/message-sent#sent']);
    expect(await store.messages.list()).toHaveLength(1);
  });

  test('limit the client that the hosting names, whatever address the client claims', async () => {
    const { platform } = await setUp();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const fields = { ...completeMessage, message: String(n) };
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      statuses.push((await postForm(platform.origin, fields, headers)).status);
    }
    expect(statuses.slice(0, 11).every((status) => status === 303)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('delete expired messages', async () => {
    const { platform, store } = await setUp({ RETENTION_DAYS: '1' });
    const receivedAt = Date.now() - 2 * 24 * hour;
    await store.messages.save(newMessage('old', { receivedAt, notifications: [] }));
    await platform.runSchedule();
    expect(await store.messages.list()).toEqual([]);
  });

  test('store only what the privacy page says, and no address or browser', async () => {
    const { platform, firestore } = await setUp();
    for (const message of ['One', 'Two', 'Three']) {
      const fields = { ...completeMessage, message };
      const sent = await postForm(platform.origin, fields, { 'user-agent': browser });
      expect(sent.status).toBe(303);
    }
    const batch = {
      visit: { landing: '/' },
      reached: ['visited'],
      events: [{ name: 'open_contact', parameters: {}, at: 1 }],
    };
    const headers = { 'content-type': 'text/plain', 'user-agent': browser, ...ownPageHeaders };
    const events = { method: 'POST', headers, body: JSON.stringify(batch) };
    expect((await fetch(`${platform.origin}/api/events`, events)).status).toBe(204);
    expect(await platform.runSchedule()).toBe(200);

    const { messages = [], ...others } = await allDocuments(firestore);
    expect(messages).toHaveLength(3);
    // Each is named in site/sections/privacy/stored-data.ts, in words.
    expect(new Set(messages.flatMap(fieldsOf))).toEqual(
      new Set([
        ...['id', 'receivedAt', 'page', 'content', 'spamSigns', 'contentKey'],
        ...['state', 'attempts', 'nextAttemptAt', 'sentAt', 'lastProblem', 'mailbox'],
      ]),
    );

    expect(Object.keys(others)).toEqual(['dailyCounts']);
    const counts = JSON.stringify(others);
    for (const text of Object.values(completeMessage)) expect(counts).not.toContain(text);
    const all = JSON.stringify([messages, others]) + platform.log();
    // The address that the stand-in for Firebase Hosting gives its visitor.
    for (const text of ['203.0.113.7', 'Firefox']) expect(all).not.toContain(text);
  });

  test('accept a token of reCAPTCHA that Firebase signed for this app, and refuse one for another app', async () => {
    const project = newProject();
    const appId = '1:1234567890:web:0123abcd';
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
    const hook = new URL('../../../test/fixtures/app-check-keys-elsewhere.ts', import.meta.url);
    const ofRecaptcha = {
      APP_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: '6Lc-site',
      SITE_FIREBASE_PROJECT_ID: project,
      SITE_FIREBASE_APP_ID: appId,
      SITE_FIREBASE_API_KEY: 'AIza-key',
      NODE_OPTIONS: `--import=${hook.href}`,
      APP_CHECK_KEYS: JSON.stringify({ keys: [key] }),
    };
    const { platform, store } = await setUp(ofRecaptcha, project);
    /** https://firebase.google.com/docs/app-check/custom-resource-backend */
    const tokenFor = (app: string) =>
      new SignJWT({ provider: 'recaptcha_v3' })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
        .setIssuer('https://firebaseappcheck.googleapis.com/1234567890')
        .setAudience(['projects/1234567890', `projects/${project}`])
        .setSubject(app)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    const send = async (app: string) => {
      const headers = {
        'content-type': 'application/json',
        'x-firebase-appcheck': await tokenFor(app),
      };
      const body = JSON.stringify({ data: completeMessage });
      return fetch(`${platform.origin}/api/emailMessage`, { method: 'POST', headers, body });
    };

    expect((await send('1:1234567890:web:ffff')).status).toBe(401);
    expect(await store.messages.list()).toEqual([]);
    const accepted = await send(appId);
    const [stored] = await store.messages.list();
    expect(await accepted.json()).toEqual({ result: { id: stored?.id } });
  });

  corsContract(async (settings) => {
    const { platform, store } = await setUp(settings);
    return { origin: platform.origin, stored: () => store.messages.list() };
  });
});

const browser = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

function emailMessage(origin: string) {
  return httpsCallable(getFunctions(appWithAppCheck(origin), `${origin}/api`), 'emailMessage');
}

function postForm(
  origin: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams(fields);
  return fetch(`${origin}/api/contact`, { method: 'POST', redirect: 'manual', headers, body });
}

async function setUp(settings: Record<string, string> = {}, project = newProject()) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const platform = await startHostedPlatform(emulator.host(), project, {
    SMTP_URL: peer.url,
    MAIL_TO: `Office <${agencyMailbox}>`,
    ...settings,
  });
  const firestore = emulator.open(project);
  return { platform, firestore, store: openFirestoreStore(firestore), peer };
}

/** All documents, by collection. */
async function allDocuments(
  firestore: Firestore,
): Promise<Readonly<Record<string, readonly DocumentData[]>>> {
  const collections = await firestore.listCollections();
  const entries = collections.map(async (collection) => {
    const { docs } = await collection.get();
    return [collection.id, docs.map((each) => each.data())] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The names of the values in a message, where its content counts as one. */
function fieldsOf(data: DocumentData): readonly string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    name !== 'content' && typeof value === 'object' && value?.constructor === Object
      ? fieldsOf(value)
      : [name],
  );
}
