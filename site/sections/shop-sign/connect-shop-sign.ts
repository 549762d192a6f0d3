import { logEvent } from '#site/client/analytics/log-event.ts';
import { fillCompany } from './fill-company.ts';
import { hangSigns, signInStreet } from './hang-signs.ts';
import { forgetSign, readSign, writeSign, type Sign } from './sign.ts';

/** Shows the sign that this tab has put up. */
export function showStoredSign(): void {
  void hangSigns(readSign());
  const form = document.querySelector<HTMLElement>('[data-script="shop-sign"]');
  if (form) connect(form);
  // Another page of this tab may have changed it while this one was cached.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void hangSigns(readSign());
  });
}

let isConnected = false;

/** Lets the form put up a sign, make a picture of it, and take it off. */
export function connect(form: HTMLElement): void {
  // From here on the form says itself what is missing.
  form.setAttribute('novalidate', '');
  const name = form.querySelector<HTMLInputElement>('[name="sign"]');
  const status = form.querySelector('[role="status"]');
  const withSign = form.querySelector<HTMLElement>('[data-sign-up]');
  if (!name || !status || !withSign || isConnected) return;
  isConnected = true;
  let sign = readSign();
  let isLogged = false;

  const show = (message = '', isProblem = false) => {
    status.textContent = message;
    name.ariaInvalid = isProblem ? 'true' : null;
    withSign.hidden = sign === undefined;
  };
  const hang = async (businessName: string) => {
    const trade = form.querySelector<HTMLInputElement>('[name="trade"]:checked');
    const { value: board = '', parentElement, dataset } = trade ?? {};
    const next: Sign = {
      name: businessName,
      board,
      trade: parentElement?.textContent ?? '',
      search: dataset?.search ?? '',
    };
    fillCompany(sign?.name ?? '', businessName);
    sign = next;
    writeSign(sign);
    await hangSigns(sign);
    show(form.dataset.up);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    signInStreet()?.scrollIntoView({ block: 'center', behavior });
    if (!isLogged) logEvent({ name: 'shop_sign', parameters: {} });
    isLogged = true;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = name.value.replace(/\s+/g, ' ').trim();
    if (typed !== '') {
      void hang(typed);
      // Puts the keyboard of a phone away, so that the street is in sight.
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      return;
    }
    show(form.dataset.missing, true);
    name.focus();
  });
  form.addEventListener('change', ({ target }) => {
    if (target !== name && sign) void hang(sign.name);
  });
  form.addEventListener('input', () => {
    if (name.ariaInvalid) show();
  });
  form.addEventListener('click', ({ target }) => {
    const { name: pressed } = target instanceof HTMLButtonElement ? target : {};
    if (pressed === 'off' && sign) {
      fillCompany(sign.name, '');
      sign = undefined;
      forgetSign();
      void hangSigns(sign);
      name.value = '';
      show(form.dataset.off);
      name.focus();
    }
    if (pressed === 'picture' && sign) {
      const shown = sign;
      import('./make-picture.ts')
        .then(({ makePicture }) => makePicture(shown, form.dataset.agency ?? ''))
        .catch(() => show(form.dataset.noPicture));
    }
  });

  if (!sign) return;
  name.value = sign.name;
  const trade = form.querySelector<HTMLInputElement>(`[value="${CSS.escape(sign.board)}"]`);
  if (trade) trade.checked = true;
  show();
}
